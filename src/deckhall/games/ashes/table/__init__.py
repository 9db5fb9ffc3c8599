"""The table of Ashes: cards, tokens and dice, what is in progress, and the queries everything else is built on."""
