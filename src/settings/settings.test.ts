import { describe, expect, test } from 'vitest';
import { parseColorMode } from './parseColorMode.ts';
import { resolveColorMode } from './resolveColorMode.ts';

describe('parseColorMode', () => {
  test.each(['light', 'dark', 'system'])('parses the color mode %s', (mode) => {
    expect(parseColorMode(mode)).toBe(mode);
  });

  test.each(['', 'lig', 'DARK', null, undefined, '__proto__', 7, '('])(
    'parses the unknown color mode %j as system (MOD-5)',
    (value) => {
      expect(parseColorMode(value)).toBe('system');
    },
  );
});

describe('resolveColorMode', () => {
  test.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('resolves the mode %s with prefersDark %s to %s', (mode, prefersDark, painted) => {
    expect(resolveColorMode({ mode, prefersDark })).toBe(painted);
  });
});
