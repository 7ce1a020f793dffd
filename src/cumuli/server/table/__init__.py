"""One table as the house keeps it: seats, moves, time and agreements."""
