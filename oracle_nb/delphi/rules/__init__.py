"""The rules: families of preconditions and effects, and the engine that applies them."""
