import { BLACK, luminance, parseHex, WHITE, type Channels } from './color.ts';
import { chosenColor } from './chosenColor.ts';
import { initialChoices } from './settings.constants.ts';
import type { CustomTheme, PaletteMode } from './settings.types.ts';

/** Prefix of the CSS variables of user settings. */
export const READER_PREFIX = '--reader-';

/** Palette entries that the user can replace. */
export const READER_COLORS = ['primary', 'secondary'] as const;

const NUMBERS = ['spacing', 'radius', 'type'] as const;

const MODES: readonly PaletteMode[] = ['light', 'dark'];

/** Luminance of a color on which black and white text have the same contrast. */
const MIDDLE_LUMINANCE = 0.179;

/** Returns the CSS variables of a theme. Omits values that equal a style sheet default. */
export function userVariables(theme: CustomTheme): Record<string, string> {
  const variables: Record<string, string> = {};
  const set = (name: string, value: string) => (variables[READER_PREFIX + name] = value);
  for (const name of NUMBERS) {
    const unit = name === 'spacing' ? 'px' : '';
    if (theme[name] !== initialChoices[name]) set(name, theme[name] + unit);
  }
  for (const name of READER_COLORS) {
    for (const mode of MODES) {
      const main = parseHex(chosenColor(theme, name, mode));
      const tones: Record<string, Channels> = main ? mainTones(main) : {};
      for (const [tone, channels] of Object.entries(tones)) {
        set(`${mode}-${name}-${tone}`, `rgb(${channels.join(' ')})`);
        set(`${mode}-${name}-${tone}Channel`, channels.join(' '));
      }
    }
  }
  return variables;
}

/** Returns a chosen color and the text color on it. The style sheets mix all other tones. */
export function mainTones(main: Channels): { main: Channels; contrastText: Channels } {
  return { main, contrastText: luminance(main) > MIDDLE_LUMINANCE ? BLACK : WHITE };
}
