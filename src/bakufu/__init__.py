"""Four board games of old Japan, to play and to study."""

__version__ = "0.1.0"
