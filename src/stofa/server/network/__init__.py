"""The network that this machine is in: its addresses there, and letting other devices in."""
