import { expect, test } from 'vitest';
import { parseChoices } from './parseChoices.ts';
import { CHOICES_LIMIT } from './settings.constants.ts';

test.each([
  ['parses stored choices of the maximum length', CHOICES_LIMIT, { dense: true }],
  ['returns no choices when the stored text is too long', CHOICES_LIMIT + 1, {}],
])('%s', (_, length, choices) => {
  const [start, end] = ['{"dense":true', '}'];
  expect(parseChoices(start + ' '.repeat(length - start.length - end.length) + end)).toEqual(
    choices,
  );
});

test('omits paletteColors when its stored value is null', () => {
  expect(parseChoices('{"paletteColors":null}')).toEqual({});
});
