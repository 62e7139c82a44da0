"""Beauty & Health."""
