"""The layout editor: arranging tiles until they form a legal sea."""
