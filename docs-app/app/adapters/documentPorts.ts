import type { SettingsPorts } from '@vitrine/ui';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Shows the chosen mode on its buttons, also before React does. */
export function markMode(mode: string): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-action="set-mode"]')) {
    button.setAttribute('aria-pressed', String(button.value === mode));
  }
}

/** Connects the settings to this document, its storage and its system; denied storage costs only memory. */
export const documentPorts: SettingsPorts = {
  readStored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  writeStored(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  },
  prefersDark: () => dark.matches,
  onOutsideChange(listener) {
    dark.addEventListener('change', () => listener('system'));
    addEventListener('storage', () => listener('storage'));
  },
  apply({ direction, dense, mode, paletteMode }) {
    const root = document.documentElement;
    root.dir = direction;
    root.dataset.mode = paletteMode;
    root.dataset.density = dense ? 'dense' : 'comfortable';
    markMode(mode);
  },
};
