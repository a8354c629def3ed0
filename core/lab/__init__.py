"""The laboratory: games that play themselves, win shares, balance, and benchmarks."""
