"""The verbs that Ashes' card texts are composed of."""
