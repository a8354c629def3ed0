"""The rule systems, one folder each. None of them imports another."""
