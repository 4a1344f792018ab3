import { expect, test } from 'vitest';
import { defineNav } from './defineNav.ts';
import { flagPlanned } from './flagPlanned.ts';

const entries = defineNav([
  { pathname: '/a', children: [{ pathname: '/a/written' }, { pathname: '/a/missing' }] },
  { pathname: '/missing', title: 'Later' },
  { pathname: 'https://mui.com/' },
]);

test('flags navigation pages as planned when no page exists at their path (NAV-21)', () => {
  expect(flagPlanned(entries, new Set(['/a/written']))).toEqual([
    {
      pathname: '/a',
      children: [{ pathname: '/a/written' }, { pathname: '/a/missing', planned: true }],
    },
    { pathname: '/missing', title: 'Later', planned: true },
    { pathname: 'https://mui.com/' },
  ]);
});
