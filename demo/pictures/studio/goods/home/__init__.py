"""Home & Kitchen."""
