"""Simulated players: they read what Discord shows them, press, choose and chat, at a human pace."""

from sandbox.players.crowd import Crowd
from sandbox.players.player import Player

__all__ = ["Crowd", "Player"]
