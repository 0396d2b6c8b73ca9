"""The state of a game of The Oracle of Delphi: positions, actions, tasks, powers, rule sets."""
