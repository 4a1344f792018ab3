import { expect, test } from 'vitest';
import { buildNavTree } from './buildNavTree.ts';
import { unflagPlanned } from './unflagPlanned.ts';

test('removes the planned flag when the build generates the page (NAV-21)', () => {
  const tree = buildNavTree([
    { pathname: '/a', children: [{ pathname: '/a/api', planned: true, beta: true }] },
    { pathname: '/b', planned: true },
    { pathname: 'https://x.example/api', planned: true },
  ]);
  const generated = new Set(['/a', '/a/api', 'https://x.example/api']);
  expect(unflagPlanned(tree, generated)).toMatchObject([
    { kind: 'group', flags: [], children: [{ pathname: '/a/api', flags: ['beta'] }] },
    { pathname: '/b', flags: ['planned'] },
    { kind: 'external', flags: ['planned'] },
  ]);
});
