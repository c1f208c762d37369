"""The WebSocket: one conversation with one browser or program."""
