import {
  applySettings,
  CHOICES_STORAGE_KEY,
  MODE_STORAGE_KEY,
  type Settings,
  type SettingsPorts,
} from '@vitrine/ui';

/** Creates the outside of a settings store: memory instead of storage, and the story's own document. */
export function createMemoryPorts(initial: Settings): SettingsPorts {
  const stored = new Map([
    [MODE_STORAGE_KEY, initial.paletteMode as string],
    [CHOICES_STORAGE_KEY, JSON.stringify(initial)],
  ]);
  return {
    readStored: (key) => stored.get(key) ?? null,
    writeStored: (key, value) => {
      stored.set(key, value);
      return true;
    },
    readSystem: () => ({ dark: false, moreContrast: false, reducedMotion: false }),
    onOutsideChange: () => {},
    apply: (settings) => applySettings(document.documentElement, settings),
    reportUnknownMode: () => {},
  };
}

/** Keeps the attributes of the document's root; returns what gives them back. */
export function keepDocument(): () => void {
  const root = document.documentElement;
  const before = Array.from(root.attributes, ({ name, value }) => [name, value] as const);
  return () => {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const [name, value] of before) root.setAttribute(name, value);
  };
}
