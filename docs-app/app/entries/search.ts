import { SEARCH_ID } from '@vitrine/ui';

// Loads the search once the user points at its button or opens its dialog.
let installed: Element | undefined;

async function load(): Promise<void> {
  const dialog = document.getElementById(SEARCH_ID);
  // React replaces the dialog when it renders a translated page anew.
  if (!(dialog instanceof HTMLDialogElement) || installed === dialog) return;
  installed = dialog;
  try {
    const { startSearch } = await import('../search/startSearch.ts');
    await startSearch(dialog, console.warn);
  } catch {
    // The next attempt loads it again.
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
  const dialog = document.getElementById(SEARCH_ID) as HTMLDialogElement;
  if (dialog.open) dialog.close();
  else dialog.showModal();
});
if (document.querySelector(`#${SEARCH_ID}[open]`)) void load();
