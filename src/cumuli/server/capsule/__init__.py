"""Bug capsules: what the house adds to them."""
