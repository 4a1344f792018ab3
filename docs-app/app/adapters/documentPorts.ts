import { applySettings, TRANSITIONS_PAUSE_MS, type SettingsPorts } from '@vitrine/ui';
import { onOutsideWrite, siteStorage } from './browserStorage.ts';

const FEATURES = ['color-scheme: dark', 'contrast: more', 'reduced-motion: reduce'];
const queries = FEATURES.map((feature) => matchMedia(`(prefers-${feature})`));

/**
 * Connects the settings to the document, the storage and the system preferences.
 * Changes last until the page unloads when storage is blocked.
 */
export const documentPorts: SettingsPorts = {
  readStored: siteStorage.read,
  writeStored: siteStorage.write,
  readSystem() {
    const [dark = false, moreContrast = false, reducedMotion = false] = queries.map(
      ({ matches }) => matches,
    );
    return { dark, moreContrast, reducedMotion };
  },
  onOutsideChange(listener) {
    for (const query of queries) query.addEventListener('change', () => listener());
    onOutsideWrite(listener);
  },
  apply(settings) {
    const root = document.documentElement;
    const { dataset } = root;
    if (dataset.mode !== settings.paletteMode) {
      // Disable CSS transitions during a mode change, which would start hundreds of them (THM-13).
      dataset.switching = '';
      // Force a style recalculation, so that transitions are off before the mode changes.
      void getComputedStyle(root).opacity;
      setTimeout(() => delete dataset.switching, TRANSITIONS_PAUSE_MS);
    }
    applySettings(root, settings);
    dataset.apiLayout = settings.apiLayout;
  },
  reportUnknownMode(mode, valid) {
    console.error(`Unknown color scheme "${mode}", only ${valid.join(', ')}.`);
  },
};
