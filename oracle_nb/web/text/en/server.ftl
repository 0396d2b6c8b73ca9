### What the server says before a session begins, or when there can be none.

page-opens = Opening …
page-refused-cookies = Your browser blocks cookies for this site. The app needs one to find your games again. Allow cookies for this site in the browser's settings, then try again.
page-refused-frame = Your browser blocks cookies for pages inside other pages. Open the app in a tab of its own, or allow its cookies.
page-refused-socket = The page can't reach the app over a WebSocket connection. A proxy, firewall or browser extension may block it: try another network or browser. If many pages of this app are open, close some of them.
page-refused-scripts = Some scripts of this page didn't load. An ad blocker or a lost connection may be the reason: allow scripts for this site, then try again.
page-own-tab = Open in a tab of its own
page-script = This app needs JavaScript.
page-refused-insecure = This page isn't encrypted, but this app is published at an encrypted address (HTTPS), and browsers keep its cookies only there. Open it over HTTPS.
page-host = This app isn't available at this address. Ask the person who runs it for the right one; the reason is in its log.
page-again = Try again
page-none = There is no page at this address.
page-home = Open the home page
limit-query = This link is too long. Import the game or the position from a file instead.
limit-sessions = Too many pages of this app are open. Close some of them, or wait a minute, and try again.

# The limits of one browser.
work-waits = The server is still busy with what your tabs have asked for, such as a review, the coach or bots. Your action will take effect soon. To speed this up, stop the review or close other tabs of this app.
work-stopped = This took too long, so the server stopped it. Try something smaller.
