"""The table of Ashes: cards, tokens and dice, what is going on, and the questions everything else asks of them."""
