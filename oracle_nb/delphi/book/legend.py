def legend(language="en"):
    return ()
