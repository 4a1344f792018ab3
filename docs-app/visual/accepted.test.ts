import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseAccepted } from './accepted.ts';
import { paths } from './paths.ts';

const picture = 'ab'.repeat(32);
const entry = { story: 'a--b', mode: 'dark', picture, why: 'The button is blue now.' };
const parse = (value: unknown) => parseAccepted(JSON.stringify(value), 'accepted.json');

describe('accepted differences', () => {
  test('name story, mode, picture and reason', () => {
    expect(parse([entry])).toEqual([entry]);
  });

  test.each([
    ['no reason', { ...entry, why: ' ' }, /why/],
    ['no hash', { ...entry, picture: 'ab' }, /64 characters/],
    ['no mode', { ...entry, mode: undefined }, /mode/],
    ['something more', { ...entry, until: 'May' }, /until/],
  ])('with %s are an error', (_name, wrong, message) => {
    expect(() => parse([wrong])).toThrow(message);
  });

  test('must not be there twice', () => {
    expect(() => parse([entry, { ...entry, why: 'Again.' }])).toThrow(/twice/);
  });

  test('must be JSON', () => {
    expect(() => parseAccepted('[', 'accepted.json')).toThrow(/no JSON/);
  });

  test('of this project can be read', () => {
    expect(() => parseAccepted(readFileSync(paths.accepted, 'utf8'), 'it')).not.toThrow();
  });
});
