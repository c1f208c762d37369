"""Tables to play at over the network: the only code with sockets and a disk."""
