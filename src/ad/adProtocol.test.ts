import { expect, test } from 'vitest';
import { parseFromAdFrame } from './adProtocol.ts';

const longest = 'a'.repeat(2048);

test.each([
  [{ type: 'absent', link: 'x' }, { type: 'absent' }],
  [{ type: 'clicked' }, { type: 'clicked' }],
  [
    { type: 'found', link: null },
    { type: 'found', link: null },
  ],
  [
    { type: 'found', link: longest, more: 1 },
    { type: 'found', link: longest },
  ],
])('parses the message %j of the ad iframe', (data, message) => {
  expect(parseFromAdFrame(data)).toStrictEqual(message);
});

test.each([
  null,
  undefined,
  'absent',
  7,
  {},
  { type: 'begin' },
  { type: 'begin', link: null },
  { type: 'begin', link: 'x' },
  { type: 'found' },
  { type: 'found', link: 7 },
  { type: 'found', link: ['x'] },
  { type: 'found', link: `${longest}a` },
  Object.create({ type: 'absent' }),
  Object.assign(() => undefined, { type: 'absent' }),
])('returns undefined when the message of the ad iframe is %j', (data) => {
  expect(parseFromAdFrame(data)).toBeUndefined();
});
