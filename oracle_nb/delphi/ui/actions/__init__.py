"""How actions are listed, aimed, previewed and linked to spaces."""
