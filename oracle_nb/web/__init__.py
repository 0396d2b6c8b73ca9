"""The app people look at, for any game: home page, table, saves, and the server for them."""
