"""The table at which a game is played: controller, views, and sharing with other screens."""
