"""Introductions of games for people who don't know them yet."""


class GameIntroduction:
    """An introduction for people who don't know the game yet; pictures and lists as HTML."""

    def summary(self) -> str:
        """Return what players do and who wins in one sentence, as text, for a list of games."""
        return ""

    def goal(self, theme: str) -> str:
        """Return the goal of the game in a few words and pictures."""
        return ""

    def first_game(self) -> str:
        """Return what a first game is like, as text; "" for what is true of any game."""
        return ""

    def explorer(self) -> str:
        """Return the name of the explorer of the game's map; "" for a board."""
        return ""

    def legend(self, theme: str) -> str:
        """Return what the symbols of the game mean."""
        return ""
