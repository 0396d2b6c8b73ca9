"""The commands of `oracle-nb`, one module each."""
