"""A whole house in one thread and in no time: real rooms, hubs and nodes under a scheduler that a seed decides."""
