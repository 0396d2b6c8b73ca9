// Before anything is painted: the theme that was chosen, or that of the system.
document.documentElement.dataset.theme ||=
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
