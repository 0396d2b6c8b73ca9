"""The measures, a module for each family."""
