import { applySettings, TRANSITIONS_PAUSE_MS, type SettingsPorts } from '@vitrine/ui';
import { onOutsideWrite, siteStorage } from './browserStorage.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const motion = matchMedia('(prefers-reduced-motion: reduce)');

/** Keeps a change of the mode from sweeping over the page as hundreds of transitions (THM-13). */
function pauseTransitions(root: HTMLElement): void {
  root.dataset.switching = '';
  // The styles without transitions must be computed before they are taken back.
  void getComputedStyle(root).opacity;
  setTimeout(() => delete root.dataset.switching, TRANSITIONS_PAUSE_MS);
}

/** Connects the settings to this document, its storage and its system; denied storage costs only memory. */
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
    console.error(`The theme has no colour scheme "${mode}", only ${valid.join(', ')}.`);
  },
};
