import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedComponent } from './locateComponents.ts';

/** Files in which a package declares the keys of the theme's `components`. */
const DECLARED_IN = [
  'styles/components.d.ts',
  'themeAugmentation/components.d.ts',
  'themeAugmentation/props.d.ts',
];

/** Finds the key under which the package's theme knows a component: `MuiButton`, `JoyButton`. */
export function findThemeKey({ name, package: { dir } }: LocatedComponent): string | undefined {
  const files = DECLARED_IN.map((file) => join(dir, file)).filter((file) => existsSync(file));
  const key = new RegExp(`\\b((?:Mui|Joy)${name})\\?:`);
  const found = files.map((file) => key.exec(readFileSync(file, 'utf8'))?.[1]);
  return found.find((match) => match !== undefined);
}
