"""Tables over the network: messages, the server, its stores and the client's session."""
