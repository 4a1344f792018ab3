import { expect, test } from 'vitest';
import { errorEntries, expectExplanation } from '../../../e2e/errorPage.ts';

test.concurrent.each([
  ['?code=9&args[]=blau', 'Unsupported `blau` color.'],
  ['?code=10&args[]=p9', 'unsupported `p9` color space.'],
  ['?code=9&args[]=blau&args[]=extra', 'The link has extra values'],
])('explains the library error code in %s (ERR-4)', (search, text) =>
  expectExplanation(search, text),
);

test('lists a library error code with its text and the package releases that throw it', () => {
  const entry = errorEntries.find(({ code }) => code === '9');
  expect(entry?.text).toContain('%s');
  expect(entry?.releases).toContain('@mui/system 6.1.0');
});
