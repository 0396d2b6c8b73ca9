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
const keep = (chosen) => {
  try {
    window.localStorage.setItem(KEPT, JSON.stringify(chosen));
  } catch { /* A browser that keeps nothing forgets it with the page. */ }
};

// Two short tones, made here: nothing is loaded.
let audio = null;
const beep = () => {
  audio ??= new AudioContext();
  audio.resume();
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

// Browsers notify only from pages that were loaded safely.
const able = () => 'Notification' in window && window.isSecureContext;

export function render({model}) {
  const root = document.createElement('div');
  const chosen = read();
  let said = '';

  const notifies = () => Boolean(chosen.notify) && able() && Notification.permission === 'granted';
  const alert = () => {
    if (chosen.sound) beep();
    if (notifies() && document.hidden) {
      const note = new Notification(model.labels.game, {body: model.labels.turn, tag: KEPT});
      note.onclick = () => { window.focus(); note.close(); };
    }
  };

  const toggle = (name, on) => {
    chosen[name] = on;
    keep(chosen);
    write();
  };
  const press = {
    sound: () => {
      toggle('sound', !chosen.sound);
      if (chosen.sound) beep();
    },
    notify: async () => {
      said = '';
      if (notifies()) return toggle('notify', false);
      if (!able()) said = model.labels.unavailable;
      else if (await Notification.requestPermission() !== 'granted') said = model.labels.denied;
      return toggle('notify', !said);
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
