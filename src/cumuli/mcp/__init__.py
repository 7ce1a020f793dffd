"""A seat for language models, by the Model Context Protocol: a client of the programs' door that knows nothing else."""
