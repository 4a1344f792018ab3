import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommonJsBuild } from './commonJsBuild.ts';

/** What a package's code asks the theme for, by the key of the theme's `components`. */
export interface ThemeUse {
  /** Keys whose `defaultProps` are used. */
  defaults: ReadonlySet<string>;
  /** Slots whose `styleOverrides` are used. */
  slots: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A theme's key in code: of styles with a slot, of class names, or else of default props. */
const KEY =
  /(?<classes>generateUtilityClass(?:es)?(?:\.default)?\)?\(\s*)?(?<quote>['"])(?<key>(?:Mui|Joy)[A-Z]\w*)\k<quote>(?:,(?:\s*[^\s:]+: [^,}]+,)*?\s*slot: ['"](?<slot>\w+)['"])?/g;

const known = new Map<string, ThemeUse>();

/** Reads from a package's code what it asks the theme for. */
export function readThemeUse(packageDir: string): ThemeUse {
  const use = known.get(packageDir) ?? readPackage(packageDir);
  known.set(packageDir, use);
  return use;
}

function readPackage(dir: string): ThemeUse {
  const defaults = new Set<string>();
  const slots = new Map<string, Set<string>>();
  for (const file of listScripts(findCommonJsBuild(dir))) {
    for (const { groups = {} } of readFileSync(file, 'utf8').matchAll(KEY)) {
      const { key = '', slot, classes } = groups;
      if (slot === undefined && classes === undefined) defaults.add(key);
      if (slot === undefined) continue;
      const own = slots.get(key) ?? new Set();
      slots.set(key, own.add(slot.charAt(0).toLowerCase() + slot.slice(1)));
    }
  }
  return { defaults, slots };
}

/** Lists the scripts of one build; the others, which lie beside or below it, say the same. */
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
