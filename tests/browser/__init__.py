"""Tests in a real browser. A package: what starts the browser is kept for all of it."""
