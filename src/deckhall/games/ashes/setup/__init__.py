"""Before the first round: decks, drafts, and setting the table."""
