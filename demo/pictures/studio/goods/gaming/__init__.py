"""Gaming."""
