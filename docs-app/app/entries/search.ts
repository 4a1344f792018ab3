import { SEARCH_ID } from '@vitrine/ui';

// Loads the search when the user hovers or focuses its button, or opens its dialog.
let installed: Element | undefined;

function findDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog#${SEARCH_ID}`);
}

async function load(): Promise<void> {
  const dialog = findDialog();
  // React replaces the dialog when it renders a translated page anew.
  if (!dialog || installed === dialog) return;
  installed = dialog;
  try {
    const { startSearch } = await import('../search/startSearch.ts');
    await startSearch(dialog, console.warn);
  } catch {
    // Retry on the next hover, focus or open.
    installed = undefined;
  }
}

const findButton = ({ target }: Event) =>
  target instanceof Element ? target.closest(`[commandfor="${SEARCH_ID}"]`) : null;

for (const intent of ['pointerover', 'focusin']) {
  document.addEventListener(intent, (event) => findButton(event) && load(), { passive: true });
}
const isSearch = ({ target }: Event) => target instanceof Element && target.id === SEARCH_ID;
// Toggle events do not bubble.
document.addEventListener('beforetoggle', (event) => isSearch(event) && load(), true);
document.addEventListener('click', (event) => {
  // Safari before 26.2 ignores `command`.
  if ('commandForElement' in HTMLButtonElement.prototype || !findButton(event)) return;
  const dialog = findDialog();
  if (dialog?.open) dialog.close();
  else dialog?.showModal();
});
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isText = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  // The dialog focuses its search field, so the browser inserts the character there.
  if (isText && findButton(event)) findDialog()?.showModal();
});
/** Matches elements that may take a typed character. */
const TYPED = [
  'select, [data-demo-stage]',
  ...['combobox', 'grid', 'listbox', 'menu', 'tree'].map((role) => `[role="${role}"]`),
].join();
document.addEventListener('keydown', (event) => {
  const { key, target, defaultPrevented } = event;
  const isTyped = defaultPrevented || (target instanceof Element && target.closest(TYPED) !== null);
  // The bootstrap script opens the search on `window`; this check would exceed its size limit.
  if (key === '/' && isTyped) event.stopPropagation();
});
if (findDialog()?.open) void load();
