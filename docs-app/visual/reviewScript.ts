// Each function runs in the page, as text: it may use nothing from outside itself. Without them all is readable.

/** Shows the view, the mode and the stories that the bar asks for. */
function followBar(): void {
  const root = document.documentElement;
  const status = document.querySelector('.status');
  const bar = document.querySelector<HTMLFormElement>('.bar');

  const filter = () => {
    if (!bar) return;
    const data = new FormData(bar);
    root.dataset['view'] = String(data.get('view'));
    root.toggleAttribute('data-plain', !data.get('outline'));
    const [mode, text] = [String(data.get('mode')), String(data.get('find')).toLowerCase().trim()];
    let shown = 0;
    for (const item of document.querySelectorAll<HTMLElement>('[data-modes]')) {
      const { modes = '', text: own = '' } = item.dataset;
      item.hidden = !(mode === '' || modes.includes(`|${mode}|`)) || !own.includes(text);
      if (!item.hidden) shown += 1;
    }
    for (const group of document.querySelectorAll<HTMLElement>('.group')) {
      const items = [...group.querySelectorAll<HTMLElement>('[data-modes]')];
      group.hidden = items.length > 0 && items.every(({ hidden }) => hidden);
    }
    document.querySelector('.none')?.toggleAttribute('hidden', shown > 0);
    if (status && (mode !== '' || text !== '')) status.textContent = `${shown} shown`;
  };
  bar?.addEventListener('input', filter);
  bar?.addEventListener('submit', (event) => event.preventDefault());
  if (bar) filter();
}

/** Lets each slider move the edge between its pictures. */
function followSliders(): void {
  for (const stage of document.querySelectorAll<HTMLElement>('.stage')) {
    const range = stage.querySelector('input');
    const place = () => stage.style.setProperty('--cut', `${range?.value ?? 50}%`);
    range?.addEventListener('input', place);
    place();
  }
}

/** Writes reasons into the entries, and copies them. */
function writeEntries(): void {
  const status = document.querySelector('.status');
  for (const accept of document.querySelectorAll('.accept')) {
    const [pre, why, button] = [
      accept.querySelector('pre'),
      accept.querySelector('input'),
      accept.querySelector('button'),
    ];
    if (!pre || !why || !button) continue;
    const empty = pre.textContent ?? '';
    why.addEventListener('input', () => {
      pre.textContent = empty.replaceAll('"why": ""', () => `"why": ${JSON.stringify(why.value)}`);
    });
    button.addEventListener('click', () => {
      getSelection()?.selectAllChildren(pre);
      const done = () => {
        if (status) status.textContent = 'Copied';
        button.textContent = 'Copied';
      };
      navigator.clipboard?.writeText(pre.textContent ?? '').then(done, () => undefined);
    });
  }
}

/** The script of the review page. */
export const reviewScript = [followBar, followSliders, writeEntries]
  .map((work) => `(${work.toString()})();`)
  .join('\n');
