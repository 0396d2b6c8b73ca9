"""The web server of the app: routes, session tokens, cookies and limits.

A page is requested in two steps. ``GET /`` returns the same small document to everybody, with a
signed token in it; no session exists yet. The document opens a websocket with that token, and only
then a session is created, in whichever process accepted the connection. Tokens are bound to the
browser they were issued to, so that neither an address nor a stolen token leads into the session of
somebody else. `docs/security.md` describes what this protects against.
"""
