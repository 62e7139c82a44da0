"""Electronics."""
