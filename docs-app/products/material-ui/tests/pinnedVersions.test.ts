import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProductIn } from '../../../build/api-checks/readDocumented.ts';

test('reads the specified product version from the pinned dependencies (VER-1)', async () => {
  const { identities } = await readProductIn(join(import.meta.dirname, '..'));
  const [{ id, version }] = identities;
  expect({ id, version }).toEqual({ id: 'material-ui', version: '6.1.0' });
});
