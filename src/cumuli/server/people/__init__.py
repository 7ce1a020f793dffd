"""Who somebody is, their accounts, and what is kept of them."""
