"""Music & Instruments."""
