// A sound and a notification when it becomes one's turn. Both are off until somebody switches them on;
// the choice is kept in this browser.

const KEPT = 'oracle_alerts';

const read = () => {
  try {
    return JSON.parse(window.localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
};
// Whether the browser keeps the choice: its storage may be blocked or full.
const keep = (chosen) => {
  try {
    window.localStorage.setItem(KEPT, JSON.stringify(chosen));
    return true;
  } catch {
    return false;
  }
};

// Two short tones, made here: nothing is loaded.
let audio = null;
const play = () => {
  for (const [at, pitch] of [[0, 660], [0.14, 880]]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.13);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.14);
  }
};
// Play them; give "unsupported" where the browser has no sound, "blocked" where it waits for a click, else "".
const beep = async () => {
  try {
    audio ??= new AudioContext();
    // Where sound is blocked, this is answered only after a click.
    if (audio.state === 'suspended') await Promise.race([audio.resume(), new Promise((end) => setTimeout(end, 300))]);
    if (audio.state === 'suspended') return 'blocked';
    play();
    return '';
  } catch {
    return 'unsupported';
  }
};

// Browsers notify only from pages that were loaded safely.
const able = () => 'Notification' in window && window.isSecureContext;

export function render({model}) {
  const root = document.createElement('div');
  const chosen = read();
  let said = '';

  const notifies = () => Boolean(chosen.notify) && able() && Notification.permission === 'granted';
  const say = (label) => {
    said = label ? model.labels[label] : '';
    write();
  };
  const sound = async () => {
    const fault = chosen.sound ? await beep() : '';
    if (fault || said === model.labels.blocked) say(fault);
  };
  const notify = () => {
    if (!notifies() || !document.hidden) return;
    try {
      const note = new Notification(model.labels.game, {body: model.labels.turn, tag: KEPT});
      note.onclick = () => { window.focus(); note.close(); };
    } catch {
      // Browsers of phones ask for permission, and then have no notifications of pages.
      say('denied');
    }
  };
  const alert = () => {
    sound();
    notify();
  };

  const toggle = (name, on) => {
    chosen[name] = on;
    say(keep(chosen) ? '' : 'unkept');
  };
  const allowed = async () => {
    try {
      return await Notification.requestPermission() === 'granted';
    } catch {
      return false;
    }
  };
  const press = {
    sound: () => {
      toggle('sound', !chosen.sound);
      return sound();
    },
    notify: async () => {
      if (notifies()) return toggle('notify', false);
      const granted = able() && await allowed();
      toggle('notify', granted);
      if (!granted) say(able() ? 'denied' : 'unavailable');
    },
  };

  const button = (name, on) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'tab' + (on ? ' on' : '');
    made.dataset.alert = name;
    made.setAttribute('aria-pressed', String(on));
    made.textContent = model.labels[name];
    made.addEventListener('click', press[name]);
    return made;
  };
  const write = () => {
    const held = root.getRootNode().activeElement?.dataset?.alert;
    root.className = 'view-root alerts';
    root.dataset.theme = model.theme;
    const row = document.createElement('div');
    row.className = 'speeds';
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', model.labels.title);
    const title = document.createElement('span');
    title.textContent = model.labels.title;
    const status = document.createElement('span');
    status.setAttribute('role', 'status');
    status.textContent = said;
    row.append(title, button('sound', Boolean(chosen.sound)), button('notify', notifies()), status);
    root.replaceChildren(row);
    if (held) row.querySelector(`[data-alert="${held}"]`)?.focus();
  };

  for (const name of ['labels', 'theme']) model.on(name, write);
  model.on('mine', () => { if (model.mine) alert(); });
  write();
  return root;
}
