// The text that a change makes of another one: for each place that differs, how many tokens before it stay, how many
// are gone, and the text that takes their place (oracle_nb.render.text_changes).
const changedText = (before, change) => {
  const tokens = before.match(/[^"'> ]*["'> ]|[^"'> ]+$/g) ?? [];
  let at = 0;
  let text = '';
  for (let n = 0; n < change.length; n += 3) {
    const [kept, gone, put] = change.slice(n, n + 3);
    text += tokens.slice(at, at + kept).join('') + put;
    at += kept + gone;
  }
  return text + tokens.slice(at).join('');
};
