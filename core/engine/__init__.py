"""The pure kernel: it knows no rule system, no Discord, no database, no clock and no chance.

`decide(rules, state, command, chance)` turns a command into events or a `Refused`; `evolve(state, event)` folds an
event into the state. Everything that a player may know or do is answered by `views`.
"""
