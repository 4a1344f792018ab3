import { parseColorMode } from './parseColorMode.ts';
import { resolveColorMode } from './resolveColorMode.ts';
import { initialThemeSettings, MODE_STORAGE_KEY } from './settings.constants.ts';
import type { ColorMode, ThemeSettings } from './settings.types.ts';

/** What the store needs of the outside; every part may be missing or throw. */
export interface SettingsPorts {
  readStored: (key: string) => string | null;
  writeStored: (key: string, value: string) => void;
  prefersDark: () => boolean;
  /** Calls back when the system's preference changes, or another tab the storage. */
  onOutsideChange: (listener: (source: 'system' | 'storage') => void) => void;
  /** Shows the settings on the document. */
  apply: (settings: Settings) => void;
}

/** The reader's settings: what was chosen, and what a theme is made from. */
export interface Settings extends ThemeSettings {
  mode: ColorMode;
}

export interface SettingsStore {
  get: () => Settings;
  setMode: (mode: ColorMode) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the one owner of the reader's settings; it lives outside React, so it works before it. */
export function createSettingsStore(ports: SettingsPorts): SettingsStore {
  const listeners = new Set<() => void>();
  let chosen: ColorMode | undefined;
  let settings = read();

  function read(): Settings {
    const mode = chosen ?? parseColorMode(ports.readStored(MODE_STORAGE_KEY));
    const paletteMode = resolveColorMode({ mode, prefersDark: ports.prefersDark() });
    return { ...initialThemeSettings, mode, paletteMode };
  }

  function refresh(): void {
    const next = read();
    if (next.mode === settings.mode && next.paletteMode === settings.paletteMode) return;
    settings = next;
    ports.apply(settings);
    for (const listener of listeners) listener();
  }

  ports.apply(settings);
  ports.onOutsideChange((source) => {
    // Where storage is denied, what was chosen here outlives a change of the system.
    if (source === 'storage') chosen = undefined;
    refresh();
  });
  return {
    get: () => settings,
    setMode(mode) {
      chosen = mode;
      ports.writeStored(MODE_STORAGE_KEY, mode);
      refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
