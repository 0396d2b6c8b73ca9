"""Icons of dice, cards, gods and tiles, and the legend that explains them."""
