import { READER_COLORS, READER_PREFIX, readerVariables } from './readerVariables.ts';
import type { Choices, PaletteMode } from './settings.types.ts';

/** What of the settings is painted. */
export interface PaintedSettings extends Omit<Choices, 'contrast' | 'motion' | 'apiLayout'> {
  paletteMode: PaletteMode;
  moreContrast: boolean;
  reducedMotion: boolean;
}

/** Shows settings on a document's root: its attributes, and the variables that style sheets follow. */
export function applySettings(root: HTMLElement, settings: PaintedSettings): void {
  root.dir = settings.direction;
  root.dataset.mode = settings.paletteMode;
  root.dataset.density = settings.dense ? 'dense' : 'comfortable';
  root.dataset.contrast = settings.moreContrast ? 'more' : 'standard';
  root.dataset.motion = settings.reducedMotion ? 'reduced' : 'full';
  root.dataset.typeface = settings.typeface;
  for (const name of READER_COLORS) {
    root.toggleAttribute(`data-${name}`, Boolean(settings.paletteColors[name]));
  }
  const variables = readerVariables(settings);
  for (const name of [...root.style]) {
    if (name.startsWith(READER_PREFIX) && !(name in variables)) root.style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(variables)) {
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value);
  }
}
