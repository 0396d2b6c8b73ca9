"""Random layouts of each kind."""
