"""The app for any game: home page, table, saved games, and the server for them."""
