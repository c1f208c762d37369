"""TCP connections, before anything they send is read: how many, how slow, how much at a time."""
