### Games and progress that can't be read or saved: which file, what still works, what to do.

storage-corrupt = The file { $file } is damaged or isn't a database. Move it to another folder or restore a backup.
storage-locked = The file { $file } is locked by another program. Close that program or wait a moment.
storage-readonly = The file { $file } can't be written. Allow writing to it and to its folder, or set { $name } to another folder and restart the app.
storage-full = The disk with the file { $file } is full. Free some space.
storage-unavailable = The file { $file } can't be opened: { $reason }. Check that its folder exists and can be reached.
storage-play = You can still play: games stay in memory while their page is open, and the app keeps trying to save them. Reload this page to look again.

games-unreadable = Your games can't be read at the moment.
games-unwritable = Your games can't be saved at the moment.

unsaved = This game isn't saved at the moment.
unsaved-go-on = You can play on: the app keeps trying to save. Until then, the game is lost when you close this page.
unsaved-file = Save the game as a file to be safe.

progress-unsaved = Your progress can't be saved at the moment.
progress-go-on = You can still take lessons. What you achieve is kept until you close this page, and the app keeps trying to save it; export your progress to be safe.
