import type { Translate } from '../i18n/index.ts';
import { createPart } from './createPart.ts';
import type { SearchView } from './searchView.ts';

/** Keyboard shortcuts of the dialog, by the translation key of their hint. */
const KEYS = {
  'search.hint.move': ['↑', '↓'],
  'search.hint.open': ['↵'],
  'search.hint.commands': ['>'],
} as const;

/** Draws the keyboard shortcuts of the dialog and the button that pins the active result. */
export function drawHints(container: HTMLElement, view: SearchView, translate: Translate): void {
  // Reuse the button, so that it does not lose the focus.
  if (container.childElementCount === 0) {
    const hints = Object.entries(KEYS).map(([hintKey, keys]) => {
      const hint = createPart('span', 'hint');
      hint.append(...keys.map(drawKey), translate(hintKey));
      return hint;
    });
    container.append(...hints, drawPinButton(translate));
  }
  const hasResults = 'groups' in view && view.groups.some(({ results }) => hasPin(results));
  container.querySelector<HTMLElement>('button')!.hidden = !hasResults;
}

function hasPin(results: readonly { kind: string }[]): boolean {
  return results.some(({ kind }) => kind !== 'command');
}

function drawPinButton(translate: Translate): HTMLElement {
  const button = createPart('button', 'toggle-pin') as HTMLButtonElement;
  button.type = 'button';
  const modifier = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';
  button.ariaKeyShortcuts = modifier === 'Ctrl' ? 'Control+D' : 'Meta+D';
  button.append(drawKey(`${modifier} D`), translate('search.hint.pin'));
  return button;
}

function drawKey(key: string): HTMLElement {
  return createPart('kbd', undefined, key);
}
