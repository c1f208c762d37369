"""Tables in a browser without a server: the page's worker runs this package, and draws what it says."""
