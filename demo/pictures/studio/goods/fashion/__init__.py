"""Fashion."""
