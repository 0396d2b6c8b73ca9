"""The layout editor: tiles taken, turned, flipped and put down until they make a sea."""
