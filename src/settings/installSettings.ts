import type { SettingsStore } from './createSettingsStore.ts';
import { SPACING_RANGE } from './settings.constants.ts';
import type { Choices, ColorMode, Settings } from './settings.types.ts';
import { stepSpacing } from './stepSpacing.ts';

/** Handles settings controls in a root, before and without React. Returns a cleanup function. */
export function installSettings(root: Document | HTMLElement, store: SettingsStore): () => void {
  const show = () => showSettings(root, store.get());
  const handleClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) answer(button, store);
  };
  root.addEventListener('click', handleClick, true);
  const unsubscribe = store.subscribe(show);
  show();
  return () => {
    root.removeEventListener('click', handleClick, true);
    unsubscribe();
  };
}

function answer({ dataset, value }: HTMLButtonElement, store: SettingsStore): void {
  const settings = store.get();
  switch (dataset.action) {
    case 'toggle-mode':
      store.setMode(settings.paletteMode === 'dark' ? 'light' : 'dark');
      break;
    case 'set-mode':
      store.setMode(value as ColorMode);
      break;
    case 'choose':
      store.choose(readChoice(value));
      break;
    case 'step-spacing': {
      const spacing = nextSpacing(value, settings);
      if (isOffered(spacing)) store.choose({ spacing });
      break;
    }
    default:
  }
}

/** Updates the controls in an element to the current settings. */
export function showSettings(root: ParentNode, settings: Settings): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-action]')) {
    const { action } = button.dataset;
    if (action === 'set-mode') button.ariaPressed = String(button.value === settings.mode);
    if (action === 'choose' && button.ariaPressed !== null) {
      button.ariaPressed = String(isChosen(readChoice(button.value), settings));
    }
    if (action === 'step-spacing') {
      // `aria-disabled` keeps the focus on the button, while `disabled` would drop it.
      const isEnd = !isOffered(nextSpacing(button.value, settings));
      button.ariaDisabled = String(isEnd);
    }
  }
  for (const output of root.querySelectorAll('[data-spacing-value]')) {
    const text = `${settings.spacing} px`;
    if (output.textContent !== text) output.textContent = text;
  }
}

/** Parses the choices in a button's `value`, which is the site's own markup. */
function readChoice(value: string): Partial<Choices> {
  return JSON.parse(value) as Partial<Choices>;
}

function nextSpacing(value: string, settings: Settings): number {
  return stepSpacing(settings, value === 'less' ? -1 : 1);
}

function isOffered(spacing: number): boolean {
  return spacing >= SPACING_RANGE.min && spacing <= SPACING_RANGE.max;
}

/** Returns whether the settings have all the given choices. */
export function isChosen(choices: Partial<Choices>, settings: Choices): boolean {
  const names = Object.keys(choices) as (keyof Choices)[];
  return names.every((name) => JSON.stringify(choices[name]) === JSON.stringify(settings[name]));
}
