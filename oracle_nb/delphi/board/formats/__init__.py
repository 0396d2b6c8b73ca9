"""The file formats and codes of layouts."""
