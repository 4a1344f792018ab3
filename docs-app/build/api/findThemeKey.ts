import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedComponent } from './pinnedPackages.ts';
import { readThemeUse } from './readThemeUse.ts';

/** Files in which a package declares the keys of the theme's `components`. */
const DECLARED_IN = [
  'styles/components.d.ts',
  'themeAugmentation/components.d.ts',
  'themeAugmentation/props.d.ts',
];

/** Finds the theme key that the types declare and the code uses, such as `MuiButton`. */
export function findThemeKey({ name, package: { dir } }: LocatedComponent): string | undefined {
  const files = DECLARED_IN.map((file) => join(dir, file)).filter((file) => existsSync(file));
  const declared = new RegExp(`\\b(?:Mui|Joy)${RegExp.escape(name)}\\?:`);
  if (!files.some((file) => declared.test(readFileSync(file, 'utf8')))) return undefined;
  const { defaults } = readThemeUse(dir);
  return [`Mui${name}`, `Joy${name}`].find((key) => defaults.has(key));
}
