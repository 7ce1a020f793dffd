"""Makes what lies beside the tests importable from all of them: pytest adds this folder to the path."""
