import type { PaletteColors } from './settings.types.ts';

interface PalettePreset {
  id: string;
  title: string;
  /** Colours per preset; none means the theme's own. */
  colors: PaletteColors;
}

/** Palettes of the workbench's toolbar; each colour is readable as text on the surfaces of its mode. */
export const palettePresets: readonly PalettePreset[] = [
  { id: 'brand', title: 'Brand', colors: {} },
  {
    id: 'forest',
    title: 'Forest',
    colors: {
      primary: { light: '#1f6b3b', dark: '#7fd19a' },
      secondary: { light: '#6b5a12', dark: '#dcc86a' },
    },
  },
  {
    id: 'plum',
    title: 'Plum',
    colors: {
      primary: { light: '#7c2d91', dark: '#dba6ea' },
      secondary: { light: '#9b2c53', dark: '#f2a0bd' },
    },
  },
];
