// The clock of a table. The server tells how much time is left whenever that changes; in between the
// page counts down by itself.

const two = (number) => String(number).padStart(2, '0');

export const shownTime = (seconds) => {
  const whole = Math.ceil(Math.max(0, seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
};

// Seconds from which the time that is left is marked as short.
const SHORT = 20;

export function render({model}) {
  const root = document.createElement('div');
  let timer = 0;
  let came = 0;
  let shown = [];

  const tick = () => {
    clearTimeout(timer);
    const since = (performance.now() - came) / 1000;
    let next = 0;
    model.rows.forEach((row, at) => {
      const left = row.running ? Math.max(0, row.left - since) : row.left;
      const {time, item} = shown[at];
      const text = row.up ? model.labels.up : shownTime(left);
      if (time.textContent !== text) time.textContent = text;
      item.classList.toggle('short', row.up || left <= SHORT);
      // A little after the second is over, so that it is shown once.
      if (row.running && left > 0) next = (left - Math.ceil(left) + 1) * 1000 + 20;
    });
    if (next) timer = setTimeout(tick, next);
  };

  const write = () => {
    came = performance.now();
    root.className = 'view-root clock';
    root.dataset.theme = model.theme;
    const list = document.createElement('ul');
    list.setAttribute('aria-label', model.labels?.title ?? '');
    shown = model.rows.map((row) => {
      const item = document.createElement('li');
      const name = document.createElement('bdi');
      name.textContent = row.name;
      const time = document.createElement('span');
      time.setAttribute('role', 'timer');
      time.setAttribute('aria-live', 'off');
      if (row.running) item.setAttribute('aria-current', 'true');
      item.append(name, ' ', time);
      list.append(item);
      return {item, time};
    });
    root.replaceChildren(...(model.rows.length ? [list] : []));
    tick();
  };

  for (const name of ['rows', 'labels', 'theme']) model.on(name, write);
  model.on('remove', () => clearTimeout(timer));
  write();
  return root;
}
