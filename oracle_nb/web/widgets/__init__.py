"""Parts that every page uses: HTML views, the bar, boards in pages and notebook cells."""
