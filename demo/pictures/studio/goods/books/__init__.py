"""Books & Stationery."""
