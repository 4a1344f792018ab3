import { expect, test } from 'vitest';
import { pageDataPath, parsePageMessage, parseVersion } from './messages.ts';

test.each([
  [{ type: 'vitrine:ask-version', more: 1 }, { type: 'vitrine:ask-version' }],
  [
    { type: 'vitrine:visited', urls: ['/a', 1, null, 'x'.repeat(2001)] },
    { type: 'vitrine:visited', urls: ['/a'] },
  ],
])('parses the page message %o', (data, message) => {
  expect(parsePageMessage(data)).toEqual(message);
});

test.each([
  undefined,
  null,
  'vitrine:visited',
  {},
  { type: 'vitrine:visited' },
  { type: 'vitrine:visited', urls: 'all' },
  { type: 'vitrine:visited', urls: Array.from({ length: 501 }, () => '/') },
  { type: 'SKIP_WAITING' },
])('returns undefined for the page message %o', (data) => {
  expect(parsePageMessage(data)).toBeUndefined();
});

test('parses a worker version when the version is a non-empty string', () => {
  expect(parseVersion({ type: 'vitrine:version', version: 'b1' })).toBe('b1');
  for (const data of [null, 'b1', {}, { type: 'vitrine:version', version: '' }]) {
    expect(parseVersion(data)).toBeUndefined();
  }
});

test('returns the path of page.json below the path of a page', () => {
  expect(['/', '/zh', '/a/b/'].map(pageDataPath)).toEqual([
    '/page.json',
    '/zh/page.json',
    '/a/b/page.json',
  ]);
});
