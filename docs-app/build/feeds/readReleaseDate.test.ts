import { expect, test } from 'vitest';
import { findReleaseDate } from './readReleaseDate.ts';

const button = { name: '@acme/button', version: '1.2.3' };

test.each([
  ['an ISO date in its heading', '# Log\n\n## [1.2.3] - 2025-06-26\n'],
  ['a written date below its heading', '## 1.2.3\n\n<!-- generated -->\n\n_Jun 26, 2025_\n'],
  ['a v before its number', '## v1.2.3 (June 26, 2025)\n'],
  [
    'the date of the release of all packages',
    '## 9.0.0\n\n_Jun 26, 2025_\n\n### `@acme/button@1.2.3`\n',
  ],
])('reads the changelog date of a release with %s', (_, changelog) => {
  expect(
    findReleaseDate(`## 1.2.30\n\n_Jan 1, 2026_\n\n${changelog}\n## 1.2.2\n\n2024-01-01`, button),
  ).toBe('2025-06-26');
});

test.each([
  ['an impossible month', '2024-31-12'],
  ['an impossible day', '2025-02-30 and Feb 30, 2025'],
  ['a name and numbers', 'React 18, 2022'],
])('skips %s in the changelog when it looks like a date', (_, text) => {
  expect(findReleaseDate(`## 1.2.3\n\n${text}\n\nSept 2, 2025`, button)).toBe('2025-09-02');
  expect(findReleaseDate(`## 1.2.3\n\n${text}\n`, button)).toBe(undefined);
});

test.each(['## 1.2.3\n\nNo date.\n\n## 1.2.2\n\n2024-01-01', '## 1.2.4\n\n2025-06-26\n', ''])(
  'returns undefined when the changelog has no date for the release',
  (changelog) => expect(findReleaseDate(changelog, button)).toBe(undefined),
);
