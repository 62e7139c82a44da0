"""Tools & Auto."""
