"""The rulebook of Mythology: rules with pictures, glossary, disputes.

``pictures/*.toml`` are scenarios that show rules: the engine decides what is allowed or refused in
them when they are drawn.
"""
