"""The case format: a game in a text file, with what must come of it.

`reader` reads a file strictly, `runner` plays it against the rules, `export` writes a finished game as a case,
`normal` is the one form in which cases are written.
"""
