import { createStore, type Store } from '../internal/createStore.ts';
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

/** Preferences of the operating system. */
export interface SystemPreferences {
  dark: boolean;
  moreContrast: boolean;
  reducedMotion: boolean;
}

/** Browser functions that the settings store needs. Access to the storage may be denied. */
export interface SettingsPorts {
  /** Reads a stored string. Returns null when it is missing or storage is denied. */
  readStored: (key: string) => string | null;
  /** Stores a string. Returns false when storage is denied. */
  writeStored: (key: string, value: string) => boolean;
  readSystem: () => SystemPreferences;
  /**
   * Calls the listener when the system preferences change or another tab changes the storage.
   * Passes the storage key, or null for all keys.
   */
  onOutsideChange: (listener: (key?: string | null) => void) => void;
  /** Applies the settings to the document. */
  apply: (settings: Settings) => void;
  /** Warns the developer about a color scheme that the theme lacks (THM-12). */
  reportUnknownMode: (mode: string, valid: readonly string[]) => void;
}

export interface SettingsStore extends Pick<Store<Settings>, 'get' | 'subscribe'> {
  setMode: (mode: ColorMode) => void;
  /** Changes settings and stores them. */
  choose: (choices: Partial<Choices>) => void;
  /** Applies choices to this page without storing them. The next `choose` also stores them. */
  preview: (choices: Partial<Choices>) => void;
}

/** Mode and choices of this page that could not be stored or are only previewed. */
interface Unstored {
  mode?: ColorMode | undefined;
  choices?: Partial<Choices> | undefined;
}

/** Creates the store of the user's settings, which works before React loads. */
export function createSettingsStore(ports: SettingsPorts): SettingsStore {
  const unstored: Unstored = {};
  const { get, set, subscribe } = createStore(read(ports, unstored));

  function refresh(): void {
    const settings = read(ports, unstored);
    if (JSON.stringify(settings) === JSON.stringify(get())) return;
    ports.apply(settings);
    set(settings);
  }

  ports.apply(get());
  ports.onOutsideChange((key) => {
    // Values that another tab stored are newer than the unstored values of this tab.
    if (key === null || key === MODE_STORAGE_KEY) delete unstored.mode;
    if (key === null || key === CHOICES_STORAGE_KEY) delete unstored.choices;
    refresh();
  });
  return {
    get,
    subscribe,
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
