import { expect, test } from 'vitest';
import { compareVersions } from './compareVersions.ts';

test.each([
  ['a number has more digits', '9.14.0', '10.0.0'],
  ['a prerelease leads to a release', '6.0.0-beta.1', '6.0.0'],
  ['a prerelease follows an older release', '5.9.0', '6.0.0-alpha.1'],
  ['two prereleases differ by name', '6.0.0-alpha.9', '6.0.0-beta.1'],
  ['two prereleases differ by number', '6.0.0-beta.2', '6.0.0-beta.10'],
  ['a name of a prerelease has a hyphen', '6.0.0-rc-1.2', '6.0.0+build-1'],
])('sorts versions oldest first when %s', (_, older, newer) => {
  expect(compareVersions(older, newer)).toBeLessThan(0);
  expect(compareVersions(newer, older)).toBeGreaterThan(0);
});

test('returns 0 when versions differ by build metadata only', () => {
  expect(compareVersions('6.0.0+a', '6.0.0+b')).toBe(0);
});
