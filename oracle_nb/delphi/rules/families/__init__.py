"""The families of rules: what each allows, refuses and does."""
