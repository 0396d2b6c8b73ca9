// What browsers may refuse: each function says whether it was granted.

// Select a text on the page, so that a person can copy it.
const selectText = (source) => {
  if (source.select) {
    source.focus({preventScroll: true});
    source.select();
    return;
  }
  const range = document.createRange();
  range.selectNodeContents(source);
  const selection = window.getSelection();
  selection.removeAllRanges();
  selection.addRange(range);
};

// Copy a text. A page that came neither from this computer nor over HTTPS has no clipboard, and an older way
// at most; the text stays selected where both are refused.
const copyText = async (source) => {
  try {
    await navigator.clipboard.writeText(source.value ?? source.textContent);
    return true;
  } catch { /* The older way is left. */ }
  selectText(source);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
};

const printPage = () => {
  try {
    window.print();
    return true;
  } catch {
    return false;
  }
};

// Keep a cookie, given with its attributes.
const keepCookie = (cookie) => {
  const [pair] = cookie.split(';');
  try {
    document.cookie = cookie;
    return pair.endsWith('=') || document.cookie.split('; ').includes(pair);
  } catch {
    return false;
  }
};

// Change the address of the page. Browsers refuse that in some frames, and when it happens too often.
const changeAddress = (address, replace) => {
  try {
    window.history[replace ? 'replaceState' : 'pushState']({}, '', address);
    return true;
  } catch {
    return false;
  }
};

// A time in seconds since 1970, in the time zone of the browser and a language.
const localTime = (seconds, language) => {
  const given = new Date(seconds * 1000);
  try {
    return new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeStyle: 'short'}).format(given);
  } catch {
    return given.toLocaleString();
  }
};
