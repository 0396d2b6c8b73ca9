### Saving and sharing games: the code of a game, the list of games, what can't be opened.

## The code of a game

share = Share
share-title = Share this game
share-about = Anyone who opens the link or code gets a copy of the game as it is now. They can look back and play on. Nothing you do later changes their copy.
share-open = The copy includes everything that has happened, but nothing that chance will decide later.
share-secret = { $count ->
        [one] The copy also includes what only { $names } knows.
       *[other] The copy also includes what only some players know: { $names }.
    }
share-link = Link
share-link-about = The link opens the game here. On Binder, only you can reach this app: share the code instead.
share-link-here = This link works only on this computer. Share the code with others instead.
share-code = Code
share-code-about = Import it into any app from the list of games, or use it with { $command }.
share-long = This game is too long for a link: share it as a file.
share-file = Save as a file
share-explore = Explore this board
share-copy = Copy
share-copied = Copied
share-close = Close

## The list of games

games = Games
games-about = Your games are saved after every action.
games-none = No games yet.
games-home = Start one on the home page
games-rename = Rename
games-name = Name of the game
games-keep = Save name
games-copy = Copy
games-copy-made = “{ $name }” is now in the list.
games-copied = Copy of { $name }
games-delete = Delete
games-export = Save as a file
games-import = Import a game
games-import-about = Paste a code or link, or choose a saved game file.
games-import-text = Code or link
games-import-file = Saved game file
games-open = Open
games-damaged = Damaged: this game can't be opened
games-gone = This game no longer exists.
games-all = All games

## What can't be opened

unread-game = This game can't be opened: { $reason }
unread-not-installed = This game can't be opened because the package for { $game } isn't installed. Install it, or ask the person who runs this server to.
unread-not-loaded = This game can't be opened because the package for { $game } can't be loaded. If you run this server, its log says why; otherwise tell the person who does.
unread-seat = This game can't be opened. The name of player { $seat } isn't allowed: { $reason }
unread-action = This game can't be opened. Action { $number } ({ $action }) is not allowed: { $reason }
unread-entry = This game can't be opened at action { $number }: { $reason }
unread-code-none = This isn't a game code or link.
unread-code-link = This link carries no game. Open it in your browser's address bar.
unread-code-damaged = This code is damaged or incomplete. Copy it again, from the first character to the last.
unread-code-case = This code has lost its capital letters. Copy it again from where you first saw it.
unread-code-version = This code was made with a newer version of the app.
unread-code-several = There are codes of several games here. Paste one of them.
unread-foreign = this is not a saved game.
unread-truncated = the text ends too early; part of it is missing.
unread-malformed = it stops being a valid saved game at byte { $place }.
unread-quotes = a program has made its quotation marks curly. Ask for the file itself instead of its text.
unread-document = it is a document of a word processor. Save it as plain text.
unread-page = it is a web page or a drawing. Download the file itself.
unread-unreadable = its text is not a saved game.
unread-long = This game has { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }. Only games of up to { $most } can be imported.
unread-large = This file is too large to be a saved game ({ $size } MB).
browser-copy = Your browser doesn't let this page copy. The text is selected: press Ctrl+C, or ⌘C on a Mac. On a phone, hold your finger on it and choose Copy.
browser-print = Your browser doesn't let this page print. Choose Print in the browser's own menu, or open the page in another browser.
browser-file = Your browser couldn't read this file. It may have been moved or changed, or the browser may not be allowed to read its folder. Choose it again.
browser-cookie = Your browser doesn't keep this setting: it is lost when you leave the page. Allow cookies for this site to keep it.
file-too-large = This file is too large to open ({ $size } MB).
unread-empty = The file { $file } is empty.
unread-no-save = { $file } isn't a saved game.
unread-encoding = { $file } isn't a text in UTF-8. Save it as UTF-8 in the program that wrote it.
unread-nothing = Paste a code or a link first.
unread-bot = there is no bot '{ $name }' here

## Program errors

error-page = This page can't be shown
report = Error report to copy
report-about = Something went wrong in the program. Your game hasn't changed. If you report the problem, include this text: it contains the error and the game's code.
report-page = Something went wrong in the program. Your games haven't changed. If you report the problem, include this text.
share-analysis = The code shows that this game is an analysis.
