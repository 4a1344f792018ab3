import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '@vitrine/ui/core';
import { findCommonJsBuild } from './commonJsBuild.ts';

/** Keys of the theme's `components`, such as `MuiButton`, that a package's code uses. */
export interface ThemeUse {
  /** Keys whose `defaultProps` are used. */
  defaults: ReadonlySet<string>;
  /** Slots whose `styleOverrides` are used, by key. */
  slots: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Matches a theme key in code, with its slot (styles) or `generateUtilityClass` (class names). */
const KEY =
  /(?<classes>generateUtilityClass(?:es)?(?:\.default)?\)?\(\s*)?(?<quote>['"])(?<key>(?:Mui|Joy)[A-Z]\w*)\k<quote>(?:,(?:\s*[^\s:]+: [^,}]+,)*?\s*slot: ['"](?<slot>\w+)['"])?/g;

/** Reads the theme entries that the code in a package folder uses. Memoized. */
export const readThemeUse = memoize((dir: string): ThemeUse => {
  const defaults = new Set<string>();
  const slots = new Map<string, Set<string>>();
  for (const file of listScripts(findCommonJsBuild(dir))) {
    for (const { groups = {} } of readFileSync(file, 'utf8').matchAll(KEY)) {
      const { key = '', slot, classes } = groups;
      if (slot === undefined && classes === undefined) defaults.add(key);
      if (slot === undefined) continue;
      const keySlots = slots.get(key) ?? new Set();
      slots.set(key, keySlots.add(slot.charAt(0).toLowerCase() + slot.slice(1)));
    }
  }
  return { defaults, slots };
});

/** Lists the scripts in a folder; skips packages, locales and other builds of the same code. */
function listScripts(dir: string): string[] {
  const entries = readdirSync(dir, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return OTHER_BUILDS.has(entry.name) ? [] : listScripts(path);
    return /\.c?js$/.test(entry.name) ? [path] : [];
  });
}

const OTHER_BUILDS = new Set([
  'esm',
  'modern',
  'legacy',
  'node',
  'node_modules',
  'locale',
  'locales',
]);
