"""Games kept: the store, the form for a new one, opening what somebody has passed on."""
