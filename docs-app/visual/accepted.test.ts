import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseAccepted } from './accepted.ts';
import { paths } from './paths.ts';

const picture = 'ab'.repeat(32);
const entry = { story: 'a--b', mode: 'dark', picture, why: 'The button is blue now.' };
const parse = (value: unknown) => parseAccepted(JSON.stringify(value), 'accepted.json');

describe('accepted differences', () => {
  test('parses an accepted difference with story, mode, screenshot and reason', () => {
    expect(parse([entry])).toEqual([entry]);
  });

  test.each([
    ['no reason', { ...entry, why: ' ' }, /why/],
    ['a short hash', { ...entry, picture: 'ab' }, /64 characters/],
    ['no mode', { ...entry, mode: undefined }, /mode/],
    ['an unknown key', { ...entry, until: 'May' }, /until/],
  ])('throws when an accepted difference has %s', (_name, wrong, message) => {
    expect(() => parse([wrong])).toThrow(message);
  });

  test('throws when a difference is accepted twice', () => {
    expect(() => parse([entry, { ...entry, why: 'Again.' }])).toThrow(/twice/);
  });

  test('throws when accepted.json is not JSON', () => {
    expect(() => parseAccepted('[', 'accepted.json')).toThrow(/not JSON/);
  });

  test('parses accepted.json of this project', () => {
    expect(() => parseAccepted(readFileSync(paths.accepted, 'utf8'), 'it')).not.toThrow();
  });
});
