import { initialChoices } from './settings.constants.ts';
import type { CustomTheme } from './settings.types.ts';

interface ThemePreset {
  /** Id of the preset. Its translation key ends with this id. */
  id: string;
  theme: CustomTheme;
}

const brand: CustomTheme = {
  dense: initialChoices.dense,
  spacing: initialChoices.spacing,
  paletteColors: initialChoices.paletteColors,
  radius: initialChoices.radius,
  type: initialChoices.type,
  typeface: initialChoices.typeface,
};

/** Theme presets. Every color has enough contrast as text on the surfaces of its mode. */
export const themePresets: readonly [ThemePreset, ...ThemePreset[]] = [
  { id: 'brand', theme: brand },
  {
    id: 'forest',
    theme: {
      ...brand,
      paletteColors: {
        primary: { light: '#1a5b32', dark: '#7fd19a' },
        secondary: { light: '#5e4f10', dark: '#dcc86a' },
      },
      radius: 1.5,
      spacing: 9,
      typeface: 'roboto',
    },
  },
  {
    id: 'plum',
    theme: {
      ...brand,
      paletteColors: {
        primary: { light: '#7a2c8f', dark: '#dba6ea' },
        secondary: { light: '#8f294d', dark: '#f3a4c0' },
      },
      radius: 2,
      type: 1.0625,
    },
  },
  {
    id: 'ink',
    theme: {
      ...brand,
      paletteColors: {
        primary: { light: '#1f2430', dark: '#e6e9f2' },
        secondary: { light: '#8a2b1e', dark: '#f5b4a9' },
      },
      radius: 0,
      type: 1.0625,
      typeface: 'serif',
    },
  },
  {
    id: 'terminal',
    theme: {
      ...brand,
      paletteColors: {
        primary: { light: '#095c39', dark: '#5fe3a1' },
        secondary: { light: '#744600', dark: '#ffc46b' },
      },
      radius: 0.25,
      type: 0.9375,
      dense: true,
      spacing: 6,
      typeface: 'mono',
    },
  },
  {
    id: 'harbor',
    theme: {
      ...brand,
      paletteColors: {
        primary: { light: '#0a547a', dark: '#86c9f2' },
        secondary: { light: '#8b3410', dark: '#ffb08a' },
      },
      radius: 0.5,
      type: 0.9375,
      dense: true,
      spacing: 7,
    },
  },
];
