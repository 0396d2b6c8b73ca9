"""What runs the app's pages: browser sessions, and the web server."""
