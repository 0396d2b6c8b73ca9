"""The table as HTML, one module for each part of the page."""
