import type { PaletteMode } from '../settings/settings.types.ts';

/** Colors by mode and path of the palette entry, such as `primary.main`. */
const COLORS: Readonly<Record<PaletteMode, Readonly<Record<string, string>>>> = {
  light: {
    'primary.main': '#1a5fb4',
    'secondary.main': '#7a3e9d',
    'success.main': '#1c6b3f',
    'warning.main': '#8a5300',
    'error.main': '#b3261e',
    'info.main': '#0b6476',
    'text.primary': '#1a2233',
    'text.secondary': '#4d586b',
    'background.paper': '#ffffff',
    'background.default': '#f3f5f9',
    divider: '#d0d7e2',
    border: '#6b7689',
  },
  dark: {
    'primary.main': '#8ab8ff',
    'secondary.main': '#d3a8ee',
    'success.main': '#7fd19a',
    'warning.main': '#f0bf66',
    'error.main': '#ffaea6',
    'info.main': '#7fd3e6',
    'text.primary': '#e8ecf4',
    'text.secondary': '#b6bfcf',
    'background.paper': '#1b2230',
    'background.default': '#131923',
    divider: '#3a4458',
    border: '#8d99ad',
  },
};

const ON_COLOR: Record<PaletteMode, string> = { light: '#ffffff', dark: '#0e1726' };

const STATES = ['primary', 'secondary', 'success', 'warning', 'error', 'info'];

type Palette = Record<string, string | Record<string, string>>;

export interface HeadlessPalette {
  /** Palette of `var()` references, so that one theme works in both modes. */
  palette: Palette;
  /** Returns the CSS variables of a mode. */
  colors: (mode: PaletteMode) => Record<string, string>;
}

/** Creates the palette for the demos of a library that ships no colors. */
export function createHeadlessPalette(prefix: string): HeadlessPalette {
  const nameVariable = (path: string) => `--${prefix}-palette-${path.replaceAll('.', '-')}`;
  const colors = (mode: PaletteMode) => {
    const all: Record<string, string> = { ...COLORS[mode] };
    for (const name of STATES) {
      all[`${name}.contrastText`] = ON_COLOR[mode];
      all[`${name}.soft`] =
        `color-mix(in srgb, var(${nameVariable(`${name}.main`)}) 12%, ${all['background.paper']})`;
    }
    return Object.fromEntries(
      Object.entries(all).map(([path, color]) => [nameVariable(path), color]),
    );
  };
  const palette: Palette = {};
  const paths = [
    ...Object.keys(COLORS.light),
    ...STATES.flatMap((name) => [`${name}.contrastText`, `${name}.soft`]),
  ];
  for (const path of paths) {
    const [name = '', shade] = path.split('.');
    const value = `var(${nameVariable(path)})`;
    palette[name] = shade ? { ...(palette[name] as object), [shade]: value } : value;
  }
  return { palette, colors };
}
