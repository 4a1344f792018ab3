import type { PaletteMode } from '../settings/settings.types.ts';
import { withUserOverrides } from './withUserOverrides.ts';

type Declarations = Record<string, unknown>;

interface ThemeWithVariables {
  generateStyleSheets: () => readonly Declarations[];
}

/**
 * Returns the CSS variables of a Material UI theme, with references to the user's settings. Omits a
 * declaration when `keeps` returns false for its name.
 */
export function themeCss(theme: ThemeWithVariables, keeps = (_name: string) => true): string {
  return theme
    .generateStyleSheets()
    .map((rules) => writeRules(rules, 'light', keeps))
    .join('');
}

type Keeps = (name: string) => boolean;

function writeRules(rules: Declarations, outer: PaletteMode, keeps: Keeps): string {
  return Object.entries(rules)
    .filter(
      (rule): rule is [string, Declarations] => typeof rule[1] === 'object' && rule[1] !== null,
    )
    .map(([selector, body]) => {
      const isDark = selector.includes('data-mode="dark"');
      const rule = `${selector}{${writeBody(body, isDark ? 'dark' : outer, keeps)}}`;
      // Restrict dark mode to screens, because pages are printed in light mode.
      return isDark ? `@media screen{${rule}}` : rule;
    })
    .join('');
}

function writeBody(body: Declarations, mode: PaletteMode, keeps: Keeps): string {
  const declarations = Object.entries(body)
    .filter(([name, value]) => /string|number/.test(typeof value) && keeps(name))
    .map(([name, value]) => `${hyphenate(name)}:${withUserOverrides(name, String(value), mode)}`)
    .join(';');
  return declarations + writeRules(body, mode, keeps);
}

function hyphenate(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
