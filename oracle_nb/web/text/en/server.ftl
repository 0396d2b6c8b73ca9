### What the server says before a session begins, or when there can be none.

page-opens = Opening …
page-refused = This page couldn't open a session. It needs cookies: allow them for this site, then reload the page. If they are already allowed, too many pages may be open; close some of them.
page-script = This app needs JavaScript.
page-insecure = This page isn't encrypted, but this app is published at an encrypted address (HTTPS), and browsers keep its cookies only there. Open it by HTTPS.
page-host = This app isn't available at this address. Ask the person who runs it for the right one; the reason is in its log.
page-again = Try again
page-none = There is no page at this address.
page-home = Open the home page
limit-query = This link is too long. Import the game or the position from a file instead.
limit-sessions = Too many pages of this app are open. Close some of them, or wait a minute, and try again.
