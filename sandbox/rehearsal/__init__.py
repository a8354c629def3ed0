"""A rehearsal: a whole game on simulated Discord, played by simulated people through the real bot, in seconds."""

from sandbox.rehearsal.stage import Rehearsal, rehearse, sizes
from sandbox.rehearsal.transcript import told

__all__ = ["Rehearsal", "rehearse", "sizes", "told"]
