"""The server's log: one JSON object per line on standard error. It never contains secrets, codes or names."""
