"""The page on which teachers write lessons of their own."""
