"""Laws: what holds in every game, whatever the players do. A game put on the shelf is covered without a line."""
