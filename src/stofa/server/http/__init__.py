"""What is served over HTTP: the API, the page's files, rules and event streams."""
