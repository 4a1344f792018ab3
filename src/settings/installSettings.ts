import type { SettingsStore } from './createSettingsStore.ts';
import { SPACING_RANGE } from './settings.constants.ts';
import type { Choices, ColorMode, Settings } from './settings.types.ts';

/** A link has no `value`, and a button has no URL. */
type Control = HTMLButtonElement & Partial<Pick<HTMLAnchorElement, 'search' | 'hash'>>;

/** Connects settings buttons in `root` to the store without React. Returns a cleanup function. */
export function installSettings(root: Document | HTMLElement, store: SettingsStore): () => void {
  const show = () => showSettings(root, store.get());
  const handleClick = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest<Control>('button,a') : null;
    if (control) answer(control, store);
  };
  root.addEventListener('click', handleClick, true);
  const unsubscribe = store.subscribe(show);
  show();
  return () => {
    root.removeEventListener('click', handleClick, true);
    unsubscribe();
  };
}

function answer(control: Control, store: SettingsStore): void {
  const { dataset, value } = control;
  const { action } = dataset;
  const settings = store.get();
  if (action === 'same-page') {
    control.search = location.search;
    control.hash = location.hash;
  }
  if (action === 'toggle-mode') store.setMode(settings.paletteMode === 'dark' ? 'light' : 'dark');
  if (action === 'set-mode') store.setMode(value as ColorMode);
  if (action === 'choose') store.choose(readChoice(value));
  if (action === 'step-spacing') {
    const spacing = settings.spacing + Number(value);
    if (isOffered(spacing)) store.choose({ spacing });
  }
}

/** Updates `aria-pressed`, `aria-disabled` and the spacing text of the controls in `root`. */
export function showSettings(root: ParentNode, settings: Settings): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-action]')) {
    const { action } = button.dataset;
    if (action === 'set-mode') button.ariaPressed = String(button.value === settings.mode);
    if (action === 'choose' && button.ariaPressed !== null) {
      button.ariaPressed = String(isChosen(readChoice(button.value), settings));
    }
    if (action === 'step-spacing') {
      // Use `aria-disabled`, because `disabled` would remove the focus from the button.
      button.ariaDisabled = String(!isOffered(settings.spacing + Number(button.value)));
    }
  }
  for (const output of root.querySelectorAll('[data-spacing-value]')) {
    const text = `${settings.spacing} px`;
    if (output.textContent !== text) output.textContent = text;
  }
}

/** Parses the JSON in a button's `value`. It needs no validation, because this site renders it. */
function readChoice(value: string): Partial<Choices> {
  return JSON.parse(value) as Partial<Choices>;
}

function isOffered(spacing: number): boolean {
  return spacing >= SPACING_RANGE.min && spacing <= SPACING_RANGE.max;
}

/** Returns whether the settings equal every value in `choices`. */
export function isChosen(choices: Partial<Choices>, settings: Choices): boolean {
  const names = Object.keys(choices) as (keyof Choices)[];
  return names.every((name) => JSON.stringify(choices[name]) === JSON.stringify(settings[name]));
}
