"""Several servers that share one house: what one of them wrote, the others read in the log."""
