import { parseChoices } from './parseChoices.ts';
import { parseColorMode } from './parseColorMode.ts';
import { resolveColorMode } from './resolveColorMode.ts';
import {
  CHOICES_STORAGE_KEY,
  COLOR_MODES,
  initialChoices,
  MODE_STORAGE_KEY,
} from './settings.constants.ts';
import type { Choices, ColorMode, Settings } from './settings.types.ts';

/** What the operating system prefers. */
export interface SystemPreferences {
  dark: boolean;
  moreContrast: boolean;
  reducedMotion: boolean;
}

/** What the settings store needs of the outside; every part may be missing. */
export interface SettingsPorts {
  /** Reads a stored text; null where there is none or storage is denied. */
  readStored: (key: string) => string | null;
  /** Writes a text; false where storage is denied. */
  writeStored: (key: string, value: string) => boolean;
  readSystem: () => SystemPreferences;
  /** Calls back when the system's preferences change, or another tab the storage: with the key, or null for all. */
  onOutsideChange: (listener: (key?: string | null) => void) => void;
  /** Shows the settings on the document. */
  apply: (settings: Settings) => void;
  /** Tells the developer of a colour scheme that the theme lacks (THM-12). */
  reportUnknownMode: (mode: string, valid: readonly string[]) => void;
}

export interface SettingsStore {
  get: () => Settings;
  setMode: (mode: ColorMode) => void;
  /** Changes what is given, and remembers it. */
  choose: (choices: Partial<Choices>) => void;
  /** Shows choices on this page without remembering them, until something is chosen. */
  preview: (choices: Partial<Choices>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** What was chosen on this page and could not be stored, or is only looked at. */
interface Unstored {
  mode?: ColorMode | undefined;
  choices?: Partial<Choices> | undefined;
}

/** Creates the one owner of the reader's settings; it lives outside React, so it works before it. */
export function createSettingsStore(ports: SettingsPorts): SettingsStore {
  const listeners = new Set<() => void>();
  const unstored: Unstored = {};
  let settings = read(ports, unstored);

  function refresh(): void {
    const next = read(ports, unstored);
    if (JSON.stringify(next) === JSON.stringify(settings)) return;
    settings = next;
    ports.apply(settings);
    for (const listener of listeners) listener();
  }

  ports.apply(settings);
  ports.onOutsideChange((key) => {
    // What another tab stored is newer than what this one could not store.
    if (key === null || key === MODE_STORAGE_KEY) delete unstored.mode;
    if (key === null || key === CHOICES_STORAGE_KEY) delete unstored.choices;
    refresh();
  });
  return {
    get: () => settings,
    setMode(mode) {
      if (!COLOR_MODES.includes(mode)) {
        ports.reportUnknownMode(mode, COLOR_MODES);
        return;
      }
      unstored.mode = ports.writeStored(MODE_STORAGE_KEY, mode) ? undefined : mode;
      refresh();
    },
    choose(choices) {
      const all = { ...readChoices(ports, unstored), ...choices };
      const isStored = ports.writeStored(CHOICES_STORAGE_KEY, JSON.stringify(all));
      unstored.choices = isStored ? undefined : all;
      refresh();
    },
    preview(choices) {
      unstored.choices = { ...readChoices(ports, unstored), ...choices };
      refresh();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readChoices(ports: SettingsPorts, { choices }: Unstored): Choices {
  return { ...initialChoices, ...(choices ?? parseChoices(ports.readStored(CHOICES_STORAGE_KEY))) };
}

function read(ports: SettingsPorts, unstored: Unstored): Settings {
  const choices = readChoices(ports, unstored);
  const mode = unstored.mode ?? parseColorMode(ports.readStored(MODE_STORAGE_KEY));
  const system = ports.readSystem();
  const { contrast, motion } = choices;
  return {
    ...choices,
    mode,
    paletteMode: resolveColorMode({ mode, prefersDark: system.dark }),
    moreContrast: contrast === 'system' ? system.moreContrast : contrast === 'more',
    reducedMotion: motion === 'system' ? system.reducedMotion : motion === 'reduced',
  };
}
