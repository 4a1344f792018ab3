import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LocatedComponent } from './locateComponents.ts';

/** Styles that a package makes: the theme's key, and the slot whose styles the theme overrides. */
const STYLED = /\bname: ['"]((?:Mui|Joy)\w+)['"],(?:\s*[^\s:]+: [^,}]+,)*?\s*slot: ['"](\w+)['"]/g;

type ThemeSlots = ReadonlyMap<string, ReadonlySet<string>>;

const known = new Map<string, ThemeSlots>();

/** Lists the slots of a component that the theme's `styleOverrides` reaches by name, read from the package's code. */
export function readThemeSlots({ package: owner }: LocatedComponent, themeKey: string): string[] {
  const slots = known.get(owner.dir) ?? readPackage(owner.dir);
  known.set(owner.dir, slots);
  return [...(slots.get(themeKey) ?? [])].toSorted();
}

function readPackage(dir: string): ThemeSlots {
  const slots = new Map<string, Set<string>>();
  const built = dirname(createRequire(join(dir, 'index.js')).resolve(dir));
  for (const file of listScripts(built)) {
    for (const [, key = '', slot = ''] of readFileSync(file, 'utf8').matchAll(STYLED)) {
      const own = slots.get(key) ?? new Set();
      slots.set(key, own.add(slot.charAt(0).toLowerCase() + slot.slice(1)));
    }
  }
  return slots;
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
