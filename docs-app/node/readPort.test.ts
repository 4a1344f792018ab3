import { expect, test } from 'vitest';
import { readPort } from './readPort.ts';

test('returns the port when the text is a whole number', () => {
  expect(readPort('5173')).toBe(5173);
});

test.each(['abc', '1.5', '-1', '65536'])('throws when the port is %s', (text) => {
  expect(() => readPort(text)).toThrow(`--port must be a whole number up to 65535, not "${text}".`);
});
