// @vitest-environment jsdom
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

test.each([
  ['copies code', '<button data-copy="">', true],
  ['copies the page', '<button data-early="">', true],
  ['filters an API page', '<div data-api-tools="">', true],
  ['changes a setting', '<button data-action="toggle-mode">', true],
  ['groups buttons of a setting', '<section><div><button data-action="choose">', true],
  ['is a link to the same page', '<a data-action="same-page">', false],
  ['groups links', '<section><div><a data-action="same-page">', false],
  ['contains a form that needs no hydration', '<div data-early="">', false],
])('hides a control without scripting only when it needs a script: %s', (_, html, isHidden) => {
  document.body.innerHTML = html;
  const [, hidden = ''] = /@media \(scripting:none\){(.+?){display:none/.exec(siteCss('/')) ?? [];
  expect(document.body.firstElementChild!.matches(hidden || 'none')).toBe(isHidden);
});
