import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedComponent } from './locateComponents.ts';

/** Files in which a package declares the keys of the theme's `components`. */
const DECLARED_IN = ['styles/components.d.ts', 'themeAugmentation/components.d.ts'];

/** Tells whether the package declares a key in the theme's `components`. */
export function hasThemeKey({ package: { dir } }: LocatedComponent, key: string): boolean {
  const files = DECLARED_IN.map((file) => join(dir, file)).filter((file) => existsSync(file));
  return files.some((file) => new RegExp(`\\b${key}\\?:`).test(readFileSync(file, 'utf8')));
}
