"""The weights and settings of `hard` as of November 2026: the fixed baseline for later versions."""
