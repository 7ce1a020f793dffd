"""`cumuli corpus`: many games in one file."""
