"""Baby & Toys."""
