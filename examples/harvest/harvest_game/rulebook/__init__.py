"""The rulebook: the table of rules, and all texts by language."""
