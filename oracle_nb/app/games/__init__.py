"""Games kept: the store, who plays one at which screen, the list, a new one, codes and files."""
