import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE } from '../../node/paths.ts';
import { BASE_CALL, dropBaseCalls } from './dropBase.ts';

test('removes the calls of base path functions but not their imports', () => {
  expect(
    dropBaseCalls(
      "import { withBase } from './base.ts';\nfetch(withBase(url), { url: withBase(a) });",
    ),
  ).toBe("import { withBase } from './base.ts';\nfetch((url), { url: (a) });");
});

test.each(['app/shared/base.ts', 'service-worker/base.ts'])(
  'removes the calls of each function that %s exports',
  (file) => {
    const source = readFileSync(join(SITE, file), 'utf8');
    const names = Array.from(source.matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(`${name}(`).toMatch(BASE_CALL);
    expect(dropBaseCalls(source)).toBe(source);
  },
);
