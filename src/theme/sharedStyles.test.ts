import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** Lists the files in `src` whose code matches a pattern. */
function listMatching(pattern: RegExp): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: SRC })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => pattern.test(readFileSync(join(SRC, file), 'utf8')))
    .toSorted();
}

test('marks pressed buttons in forced colors in every file that styles them', () => {
  const styled = listMatching(/aria-pressed="true"\]/);
  expect(styled).not.toEqual([]);
  expect(listMatching(/internal\/pressed\.styles\.ts'/)).toEqual(styled);
});

test('reads the corner radius as a CSS variable, so that it follows the setting', () => {
  expect(listMatching(/theme\.vars\.shape/)).not.toEqual([]);
  expect(listMatching(/theme\.shape\b|\bshape\b[^;]*\} = theme;/)).toEqual([]);
});
