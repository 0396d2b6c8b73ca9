"""What a game is about, for people who don't know it yet."""


class GameIntroduction:
    """What a game is about, for people who don't know it yet; everything as HTML."""

    def goal(self, theme: str) -> str:
        """Return the goal of the game in few words and pictures."""
        return ""

    def picture(self, theme: str) -> str:
        """Return a picture of the game for the home page."""
        return ""

    def legend(self, theme: str) -> str:
        """Return what the symbols of the game mean."""
        return ""
