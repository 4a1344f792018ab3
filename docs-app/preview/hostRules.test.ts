import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildRedirects, findRedirect, planHostRules } from '@vitrine/ui/core';
import { createHostHeaders, createHostRedirect, parseHostRules } from './hostRules.ts';

const components = Array.from({ length: 9 }, (_, index) => `part-${index}`);
const pathnames = [
  ...['/material-ui/getting-started', '/material-ui/react-button', '/material-ui/api/button'],
  ...components.map((name) => `/material-ui/api/${name}`),
  ...['/joy-ui/api/sheet', '/material-ui/guides/安装 1', '/zh-guide'],
];
const redirects = buildRedirects({
  pathnames,
  folders: { '/material-ui': '/material-ui/getting-started' },
});
const rules = planHostRules({ redirects, pathnames }).text;
const redirectOnHost = createHostRedirect(parseHostRules(rules));

const segment = fc.constantFrom(
  ...['en', 'zh', 'fr', 'api', 'api-docs', 'button', 'components', 'buttons', 'material-ui'],
  ...['react-button', '', 'evil.example', '%2F', '%5C', '%', 'x.html', 'part-3', 'sheet'],
  ...['guides', '安装 1', '%E5%AE%89%E8%A3%85%201', 'joy-ui'],
  ...['button%00', 'react-button%01', 'button%0a', 'react-button%7F', '..', '%2e%2E'],
);
const paths = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);

/** Follows redirects to the last path; throws after five redirects, which are a loop. */
function follow(path: string, next: (path: string) => string | undefined): string {
  let current = path;
  for (let steps = 0; steps < 5; steps += 1) {
    const target = next(current);
    if (target === undefined) return current;
    current = target;
  }
  throw new Error(`${path} is redirected in a loop.`);
}

const isPage = (path: string) =>
  pathnames.includes(decodeURIComponent(path.replace(/^\/zh(?=\/|$)/, '')));

/** Returns whether a path has several language prefixes; each redirect of a host removes one. */
const hasTwoLanguages = (path: string) => /^[/\\%25cCfF]*en[/\\%25cCfF]+(?:en|zh)\b/.test(path);

test('generated host rules redirect paths to the same pages as findRedirect (S10, FAULT F1)', () => {
  expect(rules).toContain('/api/* /material-ui/api/:splat 301');
  fc.assert(
    fc.property(paths, (path) => {
      fc.pre(!hasTwoLanguages(path));
      const expected = follow(path, (current) => findRedirect(current, redirects));
      const onHost = follow(path, (current) => redirectOnHost(current)?.to);
      // A wildcard also redirects paths that were never pages; the targets are not pages either.
      if (safely(isPage, expected) || safely(isPage, onHost)) expect(onHost).toBe(expected);
      // A path that no page can have, such as `//en`, is not redirected.
      if (onHost !== path) expect(onHost).not.toMatch(/^[/\\]{2}/);
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 10_000) },
  );
});

function safely(check: (path: string) => boolean, path: string): boolean {
  try {
    return check(path);
  } catch {
    return false;
  }
}

test.each([
  ['/api/part-3', '/material-ui/api/part-3'],
  ['/zh/api/part-3', '/zh/material-ui/api/part-3'],
  ['/en/api/part-3', '/material-ui/api/part-3'],
  ['/api/sheet', '/joy-ui/api/sheet'],
  ['/guides/%E5%AE%89%E8%A3%85%201', '/material-ui/guides/%E5%AE%89%E8%A3%85%201'],
])('redirects %s in one step (FAULT C5, F1)', (path, to) => {
  expect(redirectOnHost(path)).toEqual({ to, status: 301 });
});

test('does not redirect when the status of the rule is 404', () => {
  const parsed = parseHostRules('# old\n/gone /404.html 404\n/moved /here\n');
  expect(createHostRedirect(parsed)('/gone')).toBe(undefined);
  expect(createHostRedirect(parsed)('/moved/')).toEqual({ to: '/here', status: 301 });
});

test('merges the headers of all rules that match a path', () => {
  const headersOf = createHostHeaders('/*\n  A: 1\n  B: 2\n/x/*\n  A: 3\n/x/y\n  C: 4\n');
  expect([...headersOf('/x/y')]).toEqual([
    ['A', '1, 3'],
    ['B', '2'],
    ['C', '4'],
  ]);
  expect([...headersOf('/x')]).toEqual([
    ['A', '1'],
    ['B', '2'],
  ]);
});

test.each([
  ...['/material-ui/react-button%00', '/material-ui/react-button%1f', '/api/button%0A'],
  ...['//material-ui/react-button', '/%2Fmaterial-ui/react-button', '/api/%E0%A4%A'],
  ...['/api/..%2Fbutton', '/api/%2e%2e/button/', '/api%5Cbutton'],
])('does not redirect the invalid path %s on the host or in the browser (FAULT G5)', (path) => {
  expect(redirectOnHost(path)).toBe(undefined);
  expect(findRedirect(path, redirects)).toBe(undefined);
});
