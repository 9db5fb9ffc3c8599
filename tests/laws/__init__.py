"""Laws: what holds in every game, whatever the players do. A game in SHIPPED is covered without a line."""
