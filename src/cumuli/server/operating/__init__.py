"""What those need who keep a house running: figures, logs and a gentle end."""
