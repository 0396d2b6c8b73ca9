# The static site, which runs Python in the browser.

site-opening = Loading the app …
site-about = The first visit downloads a few megabytes. After that, the app also works offline.
site-failed = The app couldn't start. It needs a current browser and a connection on the first visit.
site-elsewhere = The app is open in another tab. Two tabs would overwrite each other's games.
site-here = Continue here
