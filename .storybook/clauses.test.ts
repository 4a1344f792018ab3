import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Clauses of the specification that must be named by the story or test that proves them: prefix, and how many. */
const GROUPS = {
  NAV: 26,
  PTH: 4,
  IDN: 7,
  VER: 1,
  TTL: 2,
  I18N: 2,
  ERR: 4,
  SET: 4,
  MOD: 5,
  THM: 13,
  COD: 5,
  CPY: 5,
  FBK: 2,
} as const;

/** Single clauses of groups that other features prove. */
const OTHERS = ['PRD-1', 'PRD-2', 'PRD-4'];

const PATTERNS = [
  'stories/**/*.stories.tsx',
  'src/**/*.test.ts',
  '.storybook/*.test.ts',
  'docs-app/{e2e,plugins,scripts}/**/*.test.ts',
];

const THIS_FILE = '.storybook/clauses.test.ts';

const text = PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => file !== THIS_FILE)
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** Clauses named one by one, and those of ranges such as "NAV-18..25". */
function listNamed(): Set<string> {
  const named = Array.from(text.matchAll(/\b([A-Z0-9]+)-(\d+)(?:\.\.(\d+))?/g), (match) => {
    const [, prefix = '', from = '', to = from] = match;
    const count = Number(to) - Number(from) + 1;
    return Array.from(
      { length: Math.max(count, 0) },
      (_, index) => `${prefix}-${Number(from) + index}`,
    );
  });
  return new Set(named.flat());
}

test('every clause of these groups is named by a story or a test', () => {
  const named = listNamed();
  const wanted = Object.entries(GROUPS).flatMap(([prefix, count]) =>
    Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`),
  );
  expect([...wanted, ...OTHERS].filter((clause) => !named.has(clause))).toEqual([]);
});
