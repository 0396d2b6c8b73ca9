"""Boards in a page that people click, hover over and walk with the keyboard."""
