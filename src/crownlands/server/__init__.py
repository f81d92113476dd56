"""The server: HTTP and WebSocket on top of the tables, and the browser's client."""
