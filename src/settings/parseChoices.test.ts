import { expect, test } from 'vitest';
import { parseChoices } from './parseChoices.ts';
import { CHOICES_LIMIT } from './settings.constants.ts';

test.each([
  [CHOICES_LIMIT, { dense: true }],
  [CHOICES_LIMIT + 1, {}],
])('parses stored choices of %i characters as %j', (length, choices) => {
  const [start, end] = ['{"dense":true', '}'];
  expect(parseChoices(start + ' '.repeat(length - start.length - end.length) + end)).toEqual(
    choices,
  );
});

test('omits paletteColors when its stored value is null', () => {
  expect(parseChoices('{"paletteColors":null}')).toEqual({});
});
