import { expect, test } from 'vitest';
import { createHostHeaders } from '../../preview/hostRules.ts';
import { moveHostRules, writeHostHeaders } from './hostHeaders.ts';

const text = writeHostHeaders('');
const headersOf = createHostHeaders(text);

test('writes a headers file with at most 100 rules and fewer than 1000 lines (FAULT F1)', () => {
  const lines = text.trim().split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(lines.length).toBeLessThan(1000);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});

test('sends one Cache-Control value when several header rules match a path (FAULT F1)', () => {
  for (const path of ['/', '/a', '/assets/a.js', '/workbench/assets/a.js', '/workbench/', '/sw.js'])
    expect([...headersOf(path).values()].filter((value) => /, (?:public|no-)/.test(value))).toEqual(
      [],
    );
});

test.each([
  ['/', 'Content-Security-Policy', "frame-ancestors 'self'"],
  ['/material-ui/react-button', 'X-Content-Type-Options', 'nosniff'],
  ['/material-ui/react-button', 'Cache-Control', undefined],
  ['/assets/app-1a2b.js', 'Cache-Control', 'public,max-age=31536000,immutable'],
  ['/workbench/assets/app-1a2b.js', 'Cache-Control', 'public,max-age=31536000,immutable'],
  ['/sw.js', 'Cache-Control', 'no-cache'],
  ['/workbench/iframe.html', 'X-Robots-Tag', 'noindex'],
  ['/material-ui/react-button', 'X-Robots-Tag', undefined],
])('serves %s with the header %s: %s (FAULT C6, F1)', (path, name, value) => {
  expect(headersOf(path).get(name)).toBe(value);
});

test('adds the base path to the rules of hosts when the site has a base path', () => {
  const moved = createHostHeaders(writeHostHeaders('/docs'));
  expect(moved('/assets/app-1a2b.js').get('Cache-Control')).toBe(undefined);
  expect(moved('/docs/assets/app-1a2b.js').get('Cache-Control')).toContain('immutable');
  expect(moved('/docs/').get('Link')).toContain('</docs/llms.txt>');
  expect(moveHostRules('/en/* /:splat 301\n/en / 301\n', '/docs')).toBe(
    '/docs/en/* /docs/:splat 301\n/docs/en /docs/ 301\n',
  );
});
