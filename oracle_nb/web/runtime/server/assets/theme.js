// Before anything is painted: the theme that was chosen, or that of the system, which the server learns by a cookie
// until the browser is closed. Otherwise every page would be drawn in the light theme first.
{
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme ||= theme;
  try {
    document.cookie = `oracle_system=${theme}; SameSite=Lax`;
  } catch { /* Some frames have no cookies. */ }
}
