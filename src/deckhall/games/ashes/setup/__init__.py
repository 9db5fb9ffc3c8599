"""Before the first round: decks, drafts, and setup."""
