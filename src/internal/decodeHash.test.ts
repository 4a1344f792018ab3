import { expect, test } from 'vitest';
import { decodeHash } from './decodeHash.ts';

test.each([
  ['the id', '#a%20b', 'a b'],
  ['an empty string when the encoding is invalid', '#100%', ''],
])('decodeHash returns %s', (_, hash, id) => {
  expect(decodeHash(hash)).toBe(id);
});
