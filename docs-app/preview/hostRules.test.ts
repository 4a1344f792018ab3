import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildRedirects, findRedirect, writeHostRules } from '@vitrine/ui/core';
import { createHostRedirect, parseHostRules } from './hostRules.ts';

const redirects = buildRedirects({
  pathnames: [
    '/material-ui/getting-started',
    '/material-ui/react-button',
    '/material-ui/api/button',
  ],
  folders: { '/material-ui': '/material-ui/getting-started' },
});
const redirectOnHost = createHostRedirect(parseHostRules(writeHostRules(redirects)));

const segment = fc.constantFrom(
  ...['en', 'zh', 'fr', 'api', 'api-docs', 'button', 'components', 'buttons', 'material-ui'],
  ...['react-button', '', 'evil.example', '%2F', '%5C', '%', 'x.html'],
  ...['button%00', 'react-button%01', 'button%0a', 'react-button%7F', '..', '%2e%2E'],
);
const paths = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);

test('redirects any path as findRedirect does when it parses the generated rules (S10)', () => {
  fc.assert(
    fc.property(paths, (path) => {
      expect(redirectOnHost(path)).toBe(findRedirect(path, redirects));
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 10_000) },
  );
});

test.each([
  ...['/material-ui/react-button%00', '/material-ui/react-button%1f', '/api/button%0A'],
  ...['//material-ui/react-button', '/%2Fmaterial-ui/react-button', '/api/%E0%A4%A'],
  ...['/api/..%2Fbutton', '/api/%2e%2e/button/', '/api%5Cbutton'],
])('redirects %s to no page, on the host and in the browser (FAULT G5)', (path) => {
  expect(redirectOnHost(path)).toBe(undefined);
  expect(findRedirect(path, redirects)).toBe(undefined);
});

test('does not redirect when the status of the rule is 404', () => {
  const rules = parseHostRules('# old\n/gone /404.html 404\n/moved /here\n');
  expect(createHostRedirect(rules)('/gone')).toBe(undefined);
  expect(createHostRedirect(rules)('/moved/')).toBe('/here');
});
