"""The families of rules: their preconditions, facts and effects."""
