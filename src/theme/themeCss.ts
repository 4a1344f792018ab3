import type { PaletteMode } from '../settings/settings.types.ts';
import { followReader } from './followReader.ts';

type Declarations = Record<string, unknown>;

interface ThemeWithVariables {
  generateStyleSheets: () => readonly Declarations[];
}

/** Writes the CSS variables of a Material UI theme as a style sheet that follows the reader's settings. */
export function themeCss(theme: ThemeWithVariables): string {
  return theme
    .generateStyleSheets()
    .map((rules) => writeRules(rules, 'light'))
    .join('');
}

function writeRules(rules: Declarations, outer: PaletteMode): string {
  return Object.entries(rules)
    .filter(
      (rule): rule is [string, Declarations] => typeof rule[1] === 'object' && rule[1] !== null,
    )
    .map(([selector, body]) => {
      const mode = selector.includes('data-mode="dark"') ? 'dark' : outer;
      return `${selector}{${writeBody(body, mode)}}`;
    })
    .join('');
}

function writeBody(body: Declarations, mode: PaletteMode): string {
  const declarations = Object.entries(body)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${hyphenate(name)}:${followReader(name, String(value), mode)}`)
    .join(';');
  return declarations + writeRules(body, mode);
}

function hyphenate(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
