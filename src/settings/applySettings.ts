import { READER_COLORS, READER_PREFIX, userVariables } from './userVariables.ts';
import type { Choices, PaletteMode } from './settings.types.ts';

/** Settings that change the styles of the document. */
export interface PaintedSettings extends Omit<Choices, 'contrast' | 'motion' | 'apiLayout'> {
  paletteMode: PaletteMode;
  moreContrast: boolean;
  reducedMotion: boolean;
}

/** Applies settings to the root element as attributes and CSS variables. */
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
  const variables = userVariables(settings);
  for (const name of [...root.style]) {
    if (name.startsWith(READER_PREFIX) && !(name in variables)) root.style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(variables)) {
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value);
  }
}
