"""The version of the package, which saves, atlases and reports contain."""

__version__ = "0.1.0"
