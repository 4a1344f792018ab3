import { expect, test } from 'vitest';
import type { Proof } from '@vitrine/ui/core';
import { listMissingKinds } from './readClauses.ts';

const clause = { id: 'ABC-1', text: 'Opens.', kinds: 'USE' };
const testIn = (file: string): Proof => ({ kind: 'test', title: 'opens', file, status: 'passed' });

test.each([
  ['U', 'src/menu/menu.test.ts'],
  ['U', 'docs-app/build/menu.test.ts'],
  ['U', 'docs-app/products/acme/tests/menu.test.ts'],
  ['E', 'docs-app/e2e/menu.test.ts'],
  ['E', 'docs-app/e2e/fixtures/menu.slow.ts'],
  ['E', 'docs-app/products/acme/e2e/menu.test.ts'],
])('accepts a proof of kind %s when the test is in %s', (kind, file) => {
  const missing = listMissingKinds({ ...clause, proofs: [testIn(file)] });
  expect(missing).toEqual([...'USE'].filter((other) => other !== kind));
});

test('does not list kind S as missing when a clause has a story as a proof', () => {
  const story: Proof = {
    kind: 'story',
    title: 'Menu: Open',
    storyId: 'menu--open',
    status: 'passed',
  };
  expect(listMissingKinds({ ...clause, proofs: [story] })).toEqual(['U', 'E']);
});
