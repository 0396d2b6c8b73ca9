"""The rules, one module per family: what each allows, refuses and does."""
