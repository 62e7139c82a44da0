"""Sports & Outdoors."""
