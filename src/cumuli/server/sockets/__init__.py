"""Open websockets: what one costs while nothing is said is kept small, for a house has thousands.

uvicorn shakes hands (`handshake.py`); then the connection is a `Socket` (`open.py`), which calls whoever listens to it,
and needs no task, queue or timer while it is quiet.
"""
