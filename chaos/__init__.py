"""What the server must bear, tried out: bounded in time, on this machine only.  `python -m chaos` names the trials."""
