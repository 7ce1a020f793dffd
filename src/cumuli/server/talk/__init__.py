"""What people say to each other, and how order is kept."""
