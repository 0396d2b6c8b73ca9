### Games and progress that can't be read or saved: which file or database, what still works,
### what to do.

storage-elsewhere = The server can't read or save anything at the moment. The person who runs it can find the reason in its log.
storage-corrupt = The file { $place } is damaged or isn't a database. Move it to another folder or restore a backup.
storage-locked = The file { $place } is locked by another program. Close that program or wait a moment.
storage-readonly = The file { $place } is read-only. Make it and its folder writable, or set { $name } to another folder and restart the app.
storage-full = The disk with the file { $place } is full. Free some space.
storage-newer = The file { $place } was { $reason }. Install that version of the app, or set { $name } to another folder.
storage-development = The file { $place } was made by a development version, before 0.1.0. It hasn't been changed. To keep its games, open it with that version, save each game as a file, and import the files here. Move the file to another folder or set { $name } to another folder to start anew.
storage-unavailable = The file { $place } can't be opened: { $reason }. Check that its folder exists and can be reached.
storage-browser-corrupt = What this browser has kept of the app is damaged: { $reason }. It hasn't been changed. Restore a backup (“Games”), or delete the data of this site to start anew.
storage-browser-newer = What this browser has kept of the app was { $reason }. It hasn't been changed. Reload the page to get that version.
storage-browser-development = What this browser has kept of the app was made by a development version, before 0.1.0. It hasn't been changed. Delete the data of this site to start anew.
storage-browser-full = This browser has no space left for the app. Delete old games, or free some space on the disk.
storage-browser-refused = This browser doesn't let the site keep anything, such as in a private window. Save games as files or share codes before you close the page.
storage-browser-unavailable = This browser couldn't keep the last changes: { $reason }. Save the game as a file before you close the page.
server-unreachable = The database { $place } can't be reached: { $reason }. Check that its server is running and that { $name } has the right host and port.
server-refused = The database { $place } refuses the connection: { $reason }. Check the user, the password and the database name in { $name }.
server-denied = The database { $place } denies the app access: { $reason }. Grant its user the permissions that the hosting guide lists.
server-readonly = The database { $place } is read-only. Set { $name } to the primary server, or allow writing.
server-full = The disk of the database { $place } is full. Free some space on its server.
server-locked = The database { $place } is busy. Wait a moment.
server-corrupt = The database { $place } is damaged: { $reason }. Restore a backup.
server-newer = The database { $place } was { $reason }. Install that version of the app.
server-development = The database { $place } was made by a development version, before 0.1.0. It hasn't been changed. To keep its games, open it with that version, save each game as a file, and import the files here. Set { $name } to an empty database to start anew.
server-unavailable = The database { $place } reports an error: { $reason }.

storage-play = You can still play: games stay in memory while their page is open, and the app keeps trying to save them.

games-unreadable = Your games can't be read at the moment.
games-unwritable = Your games can't be saved at the moment.

storage-away = The app's storage can't be used at the moment.
storage-away-go-on = You can play on, but what others do may appear only when it is back. This page keeps trying.
storage-away-page = This page opens by itself as soon as the storage is back. You don't have to reload it.

unsaved = This game isn't saved at the moment.
unsaved-go-on = You can play on: the app keeps trying to save. If you close this page before then, the game is lost.
unsaved-file = Save the game as a file to be safe.

progress-unsaved = Your progress can't be saved at the moment.
progress-go-on = You can still take lessons. Your progress is kept until you close this page, and the app keeps trying to save it; export it to be safe.
