"""Whether the server tells anybody what they may not know, tried on every surface at which it tells anything.

Two games are played that differ only in what a seat may not know: the world
drawn anew, another answer of luck, another secret choice, another sealed
answer.  Whatever that seat is told must be the same, to the byte.
"""
