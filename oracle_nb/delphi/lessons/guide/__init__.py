"""The guided game of The Oracle of Delphi: its position, its tips, and its moments."""
