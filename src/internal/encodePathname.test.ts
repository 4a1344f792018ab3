import { expect, test } from 'vitest';
import { decodePathname, encodePathname } from './encodePathname.ts';

test.each([
  ['/', '/'],
  ['/material-ui/react-button', '/material-ui/react-button'],
  ['/acme/安装', '/acme/%E5%AE%89%E8%A3%85'],
  ['/acme/a b', '/acme/a%20b'],
  ['/acme/50%?#', '/acme/50%25%3F%23'],
  ['/acme/a+b,c:d;e=f@g$h&i', '/acme/a+b,c:d;e=f@g$h&i'],
  ["/acme/(a)!'*~._-", "/acme/(a)!'*~._-"],
])('encodes %s so that a URL parser restores the pathname (FAULT C5)', (pathname, expected) => {
  expect(encodePathname(pathname)).toBe(expected);
  expect(decodeURIComponent(new URL(expected, 'https://a.b').pathname)).toBe(pathname);
});

test('decodePathname returns a pathname unchanged when its encoding is invalid', () => {
  expect(decodePathname('/acme/100%')).toBe('/acme/100%');
});
