import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProductIn, readProductReleases } from '../../../build/api-checks/readDocumented.ts';

const product = await readProductIn(join(import.meta.dirname, '..'));

test('product MUI System declares three other releases', () => {
  expect([product.id, product.releases?.length]).toEqual(['system', 3]);
});

test('at least one prop of MUI System has a release history', { timeout: 120_000 }, async () => {
  const { documentedRelease } = await readProductReleases(product);
  const notes = documentedRelease.apis.flatMap(({ props }) => props.filter((prop) => prop.history));
  expect(notes.length).toBeGreaterThan(0);
});
