import type { PaletteMode } from '@vitrine/ui/authoring';

/** Prefix of the product's CSS variables. */
const PREFIX = 'system';

/** Colors of a mode, by the path of the palette entry, such as `primary.main`. */
export type DemoColors = Readonly<Record<string, string>>;

const COLORS: Readonly<Record<PaletteMode, DemoColors>> = {
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

/** Lists the colors of a mode. */
export function listColors(mode: PaletteMode): DemoColors {
  const colors: Record<string, string> = { ...COLORS[mode] };
  for (const name of STATES) {
    colors[`${name}.contrastText`] = ON_COLOR[mode];
    colors[`${name}.soft`] =
      `color-mix(in srgb, var(${variableOf(`${name}.main`)}) 12%, ${colors['background.paper']})`;
  }
  return colors;
}

/** Creates a palette of CSS variables, so that one theme works in both modes. */
export function createPalette(): Record<string, string | Record<string, string>> {
  const palette: Record<string, string | Record<string, string>> = {};
  const names = [
    ...Object.keys(COLORS.light),
    ...STATES.flatMap((name) => [`${name}.contrastText`, `${name}.soft`]),
  ];
  for (const path of names) {
    const [name = '', shade] = path.split('.');
    if (!shade) palette[name] = `var(${variableOf(path)})`;
    else palette[name] = { ...(palette[name] as object), [shade]: `var(${variableOf(path)})` };
  }
  return palette;
}

/** Returns the CSS variable name of a palette entry. */
export function variableOf(path: string): string {
  return `--${PREFIX}-palette-${path.replaceAll('.', '-')}`;
}
