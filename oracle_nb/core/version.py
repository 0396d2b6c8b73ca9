"""The version of the package, which saves, atlases and reports name."""

from typing import Final

__version__: Final = "0.1.0"
