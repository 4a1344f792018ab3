import type { PaletteColors } from './settings.types.ts';

interface PalettePreset {
  id: string;
  title: string;
  /** Colours per preset; none means the theme's own. */
  colors: PaletteColors;
}

/** Palettes of the workbench's toolbar. Each colour is readable on both modes' surfaces as a mark, 3 : 1. */
export const palettePresets: readonly PalettePreset[] = [
  { id: 'brand', title: 'Brand', colors: {} },
  { id: 'forest', title: 'Forest', colors: { primary: '#3d8b57', secondary: '#8a7a2e' } },
  { id: 'plum', title: 'Plum', colors: { primary: '#a45bb5', secondary: '#b8637d' } },
];
