import { parseHex } from '../settings/color.ts';
import { listTones } from '../settings/userTones.ts';
import { READER_PREFIX, userVariables } from '../settings/userVariables.ts';
import type { CustomTheme, PaletteMode, Typeface } from '../settings/settings.types.ts';
import { denseComponents } from '../theme/denseComponents.ts';
import { BORDER_RADIUS } from '../theme/tokens.ts';
import { chosenColor } from '../settings/chosenColor.ts';
import { brandTheme } from './customTheme.ts';

/** Value that can be written as source code. */
type Literal = string | number | boolean | { readonly [name: string]: Literal };

/** Font size of Material UI's default theme, in pixels. */
const MATERIAL_FONT_SIZE = 14;

const ENTRIES = ['primary', 'secondary'] as const;
const MODES = ['light', 'dark'] as const;
const TONES = ['main', 'light', 'dark', 'contrastText'] as const;

/** Font stacks, the same as in the site's style sheets. */
const FONTS: Readonly<Record<Typeface, string>> = {
  inter: '"Inter",system-ui,sans-serif',
  roboto: '"Roboto",system-ui,sans-serif',
  mono: '"JetBrains Mono",ui-monospace,monospace',
  serif: 'Charter,"Bitstream Charter","Noto Serif",Georgia,serif',
  system: 'system-ui,"Segoe UI",Arial,sans-serif',
};

/** Generates a module with a Material UI 6 theme that contains only the changed values. */
export function exportMaterialUi(theme: CustomTheme): string {
  const options: Literal = {
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes: { light: writeScheme(theme, 'light'), dark: writeScheme(theme, 'dark') },
    ...(theme.radius !== brandTheme.radius && {
      shape: { borderRadius: BORDER_RADIUS * theme.radius },
    }),
    ...(theme.spacing !== brandTheme.spacing && { spacing: theme.spacing }),
    ...writeTypography(theme),
    ...(theme.dense && { components: listDenseComponents() }),
  };
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme(${writeLiteral(options)});
`;
}

/** Generates the CSS variables of a theme, which this site's style sheets use. */
export function exportCssVariables(theme: CustomTheme): string {
  const variables = { ...listToneVariables(theme), ...userVariables(theme) };
  const font = readFont(theme);
  if (font !== undefined) variables[`${READER_PREFIX}font`] = font;
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return [':root {', ...lines, '}', ''].join('\n');
}

/** Returns the CSS variables of the tones that derive from the chosen colors. */
function listToneVariables(theme: CustomTheme): Record<string, string> {
  const tones = ENTRIES.flatMap((entry) =>
    MODES.flatMap((mode) => {
      const main = parseHex(chosenColor(theme, entry, mode));
      return Object.entries(main ? listTones(main, mode) : {}).map(
        ([tone, color]) => [`${READER_PREFIX}${mode}-${entry}-${tone}`, color] as const,
      );
    }),
  );
  return Object.fromEntries(tones);
}

function readFont({ typeface }: CustomTheme): string | undefined {
  return typeface === brandTheme.typeface ? undefined : FONTS[typeface];
}

function writeScheme(theme: CustomTheme, mode: PaletteMode): Literal {
  const palette = ENTRIES.flatMap((entry) => {
    const main = parseHex(chosenColor(theme, entry, mode));
    if (!main) return [];
    const tones = listTones(main, mode);
    return [[entry, Object.fromEntries(TONES.map((tone) => [tone, tones[tone] ?? '']))] as const];
  });
  return palette.length > 0 ? { palette: Object.fromEntries(palette) } : true;
}

function writeTypography(theme: CustomTheme): { typography?: Literal } {
  const fontFamily = readFont(theme);
  const typography = {
    ...(fontFamily !== undefined && { fontFamily }),
    ...(theme.type !== brandTheme.type && { fontSize: MATERIAL_FONT_SIZE * theme.type }),
  };
  return Object.keys(typography).length > 0 ? { typography } : {};
}

/** Returns the default props of this site's dense demos, plus `size: 'small'` for text fields. */
function listDenseComponents(): Literal {
  const { defaultProps } = denseComponents.MuiTextField;
  return {
    ...denseComponents,
    MuiTextField: { defaultProps: { ...defaultProps, size: 'small' } },
  };
}

/** Formats a value as source code. All strings are constants or validated, so none is escaped. */
function writeLiteral(value: Literal, indent = ''): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  const fields = Object.entries(value).map(
    ([name, field]) => `${inner}${name}: ${writeLiteral(field, inner)},\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}
