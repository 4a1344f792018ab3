import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProductIn, readProductReleases } from '../../../build/api-checks/readDocumented.ts';
import { listClaims } from '../../../build/api-checks/releaseClaims.ts';

const product = await readProductIn(join(import.meta.dirname, '..'));

test('product MUI X declares two other releases', () => {
  expect([product.id, product.releases?.length]).toEqual(['x', 2]);
});

test('more than 50 props of MUI X have a release history', { timeout: 120_000 }, async () => {
  const { documentedRelease } = await readProductReleases(product);
  const notes = documentedRelease.apis.flatMap(({ props }) => props.filter((prop) => prop.history));
  expect(notes.length).toBeGreaterThan(50);
});

test(
  'lists at least 100 pairs of an MUI X release and a prop that it lacks (FAULT A6)',
  { timeout: 120_000 },
  async () => {
    const { releases } = await readProductReleases(product);
    const claims = releases.flatMap((_, index) => listClaims(releases, index));
    expect(claims.length).toBeGreaterThanOrEqual(100);
  },
);
