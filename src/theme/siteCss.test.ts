import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteCss } from './siteCss.ts';

const SRC = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', {
  cwd: SRC,
  exclude: (name) => /node_modules|\.test\.tsx?$/.test(name),
}).map((file) => readFileSync(join(SRC, file), 'utf8'));

/** Palette tones in the source code, such as `primary-main` for `palette.primary.main`. */
const read = sources.flatMap((text) =>
  Array.from(text.matchAll(/\bpalette\.([a-z]\w*)\.(\w+)/g), ([, tone, name]) => `${tone}-${name}`),
);

test('defines every palette tone that the interface uses', () => {
  const css = siteCss('/');
  const missing = read.filter((name) => !css.includes(`--docs-palette-${name}:`));
  expect([...new Set(missing)]).toEqual([]);
  expect(new Set(read).size).toBeGreaterThan(15);
});

test('omits unused palette tones unless allTones is set', () => {
  expect(siteCss('/')).not.toMatch(/--docs-palette-(?:info-dark|\w+-light|grey-\d+):/);
  expect(siteCss('/', { allTones: true })).toMatch(/--docs-palette-info-dark:/);
});
