import { applySettings, TRANSITIONS_PAUSE_MS, type SettingsPorts } from '@vitrine/ui';
import { onOutsideWrite, siteStorage } from './browserStorage.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const motion = matchMedia('(prefers-reduced-motion: reduce)');

/** Disables CSS transitions during a mode change, which would start hundreds of them (THM-13). */
function pauseTransitions(root: HTMLElement): void {
  root.dataset.switching = '';
  // Force a style recalculation, so that transitions are off before the mode changes.
  void getComputedStyle(root).opacity;
  setTimeout(() => delete root.dataset.switching, TRANSITIONS_PAUSE_MS);
}

/**
 * Connects the settings to the document, the storage and the system preferences.
 * Changes last until the page unloads when storage is blocked.
 */
export const documentPorts: SettingsPorts = {
  readStored: siteStorage.read,
  writeStored: siteStorage.write,
  readSystem: () => ({
    dark: dark.matches,
    moreContrast: contrast.matches,
    reducedMotion: motion.matches,
  }),
  onOutsideChange(listener) {
    for (const query of [dark, contrast, motion]) {
      query.addEventListener('change', () => listener());
    }
    onOutsideWrite(listener);
  },
  apply(settings) {
    const root = document.documentElement;
    if (root.dataset.mode !== settings.paletteMode) pauseTransitions(root);
    applySettings(root, settings);
    root.dataset.apiLayout = settings.apiLayout;
  },
  reportUnknownMode(mode, valid) {
    console.error(`Unknown color scheme "${mode}", only ${valid.join(', ')}.`);
  },
};
