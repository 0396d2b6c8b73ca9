"""Parts that all commands share: output, options, errors, files and texts."""
