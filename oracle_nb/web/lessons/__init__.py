"""The school: lessons taken, read and handed out, and the page for teachers."""
