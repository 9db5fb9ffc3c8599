"""Ascension by the book: every card, every rule line, every decision of ours."""
