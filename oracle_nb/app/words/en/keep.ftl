### Keeping games and passing them on: the code of a game, the list of games, what can't be opened.

## The code of a game

share = Share
share-title = Pass this game on
share-about = Whoever opens the link or the code gets a copy of the game as it stands now, and can look back and play on. It stays the same however you go on here.
share-open = Everything that happened is in it. What chance will decide is not.
share-secret = { $count ->
        [one] { $names } has looked at something that not everybody knows. It is in the code, too.
       *[other] { $names } have looked at things that not everybody knows. They are in the code, too.
    }
share-link = Link
share-link-about = It opens here. On Binder only you can reach this app; share the code instead.
share-code = Code
share-code-about = For the list of games of any app, or for { $command }.
share-long = This game is too long for a link: pass it on as a file.
share-file = Save as a file
share-copy = Copy
share-copied = Copied
share-close = Close

## The list of games

games = Games
games-about = Every action is saved at once. Here you find your games again.
games-none = No games yet.
games-home = Begin one on the home page
games-rename = Rename
games-name = Name of the game
games-keep = Keep this name
games-copy = Copy
games-copy-made = “{ $name }” is in the list now.
games-copied = Copy of { $name }
games-delete = Delete
games-export = Save as a file
games-import = Import a game
games-import-about = Paste a code or a link, or choose a file that was saved here or elsewhere.
games-import-text = Code or link
games-import-file = A file with a saved game
games-open = Open
games-damaged = Damaged: this game can't be opened
games-gone = This game is not there any more.
games-all = All games

## What can't be opened

unread-game = This game can't be opened: { $reason }
unread-seat = This game can't be opened. The name of player { $seat } isn't allowed: { $reason }
unread-action = This game can't be opened. Action { $number } ({ $action }) is not allowed: { $reason }
unread-entry = This game can't be opened at action { $number }: { $reason }
unread-code-none = This isn't a game code or link.
unread-code-damaged = This code is damaged or incomplete. Copy it again, from the first character to the last.
unread-code-version = This code was made by a newer version of the app than this one.
unread-foreign = this is not a saved game.
unread-truncated = its text ends too early, a part is missing.
unread-malformed = from byte { $place } on its text is not that of a saved game.
unread-unreadable = its text is not that of a saved game.
unread-large = This file is too large to be a saved game ({ $size } MB).
file-too-large = This file is too large to be read here ({ $size } MB).
unread-empty = The file { $file } is empty.
unread-no-save = { $file } isn't a saved game.
unread-nothing = Paste a code or a link first.
unread-bot = there is no bot '{ $name }' here

## An error of the program

error-page = This page can't be shown
report = Report to copy
report-about = Something went wrong that is the program's fault. The game is as it was before. If you tell somebody about it, send this along: it holds the error and the code of the game.
report-page = Something went wrong that is the program's fault. Your games are as they were before. If you tell somebody about it, send this along.
share-analysis = The code says that this game is an analysis.
