"""Phones & Tablets."""
