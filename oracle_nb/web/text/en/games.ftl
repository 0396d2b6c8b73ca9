### The list of games: searching, filtering, pages, deleting.

games-search = Search by name or player
games-search-do = Search
games-show = Show
games-show-all = all games
games-show-running = running games
games-show-finished = finished games
games-show-shared = games with links to seats
games-sort = Sort
games-sort-newest = newest first
games-sort-oldest = oldest first
games-sort-name = by name
games-count = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-nothing = No games found.
games-everything = Show all games
games-pages = Pages
games-page = Page { $page } of { $pages }
games-first = First
games-previous = Previous
games-next = Next
games-last = Last
games-pick = Select { $name }
games-pick-all = Select all on this page
games-delete-picked = { $count ->
        [one] Delete { $count } game
       *[other] Delete { $count } games
    }
games-deleted = { $count ->
        [one] { $count } game deleted.
       *[other] { $count } games deleted.
    }
games-undo = Undo
games-restored = { $count ->
        [one] { $count } game restored.
       *[other] { $count } games restored.
    }
games-link = shared
games-guided = guided game
games-again = You have opened this game before. It continues where you left off.
result-won = Won
result-shared = Shared victory
result-lost = Lost

backup = Backup
backup-about = Only this browser keeps your games and your progress. Deleting the site's data deletes them, too. A backup is a file with all of it, also for another browser.
backup-save = Save a backup
backup-restore = Restore a backup: it replaces everything here
backup-refused = Nothing was restored: { $reason }.
