"""Playing over a network: the lobby, the table with its company beside it, Talk."""
