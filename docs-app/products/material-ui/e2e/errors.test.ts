import { expect, test } from 'vitest';
import { errorEntries, expectExplanation } from '../../../e2e/errorPage.ts';

test.concurrent.each([
  ['?code=11', 'The color[missing value] provided to augmentColor(color) is invalid.'],
])('explains the library error code in %s (ERR-4)', (search, text) =>
  expectExplanation(search, text),
);

test('lists a library error code with its text and the package releases that throw it', () => {
  const entry = errorEntries.find(({ code }) => code === '11');
  expect(entry?.text).toContain('%s');
  expect(entry?.releases).toContain('@mui/material 6.1.0');
});
