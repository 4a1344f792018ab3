// The page contains the source text of each function, so functions cannot use module variables.
// The page is readable without scripts.

/** Applies the view, the mode and the search text that the user selects in the toolbar. */
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
    let visibleCount = 0;
    for (const item of document.querySelectorAll<HTMLElement>('[data-modes]')) {
      const { modes = '', text: itemText = '' } = item.dataset;
      item.hidden = !(mode === '' || modes.includes(`|${mode}|`)) || !itemText.includes(text);
      if (!item.hidden) visibleCount += 1;
    }
    for (const group of document.querySelectorAll<HTMLElement>('.group')) {
      const items = [...group.querySelectorAll<HTMLElement>('[data-modes]')];
      group.hidden = items.length > 0 && items.every(({ hidden }) => hidden);
    }
    document.querySelector('.none')?.toggleAttribute('hidden', visibleCount > 0);
    if (status && (mode !== '' || text !== '')) status.textContent = `${visibleCount} shown`;
  };
  bar?.addEventListener('input', filter);
  bar?.addEventListener('submit', (event) => event.preventDefault());
  if (bar) filter();
}

/** Moves the edge between two screenshots with their slider. */
function followSliders(): void {
  for (const stage of document.querySelectorAll<HTMLElement>('.stage')) {
    const range = stage.querySelector('input');
    const place = () => stage.style.setProperty('--cut', `${range?.value ?? 50}%`);
    range?.addEventListener('input', place);
    place();
  }
}

/** Writes the typed reasons into the JSON entries, and copies the entries to the clipboard. */
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

/** Shows the links to the stories on a host, where the workbench is one folder up. */
function showStoryLinks(): void {
  if (location.protocol === 'file:') return;
  for (const link of document.querySelectorAll<HTMLElement>('.story')) link.hidden = false;
}

/** The script of the review page. */
export const reviewScript = [followBar, followSliders, writeEntries, showStoryLinks]
  .map((work) => `(${work.toString()})();`)
  .join('\n');
