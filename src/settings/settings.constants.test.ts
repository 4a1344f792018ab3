import { expect, test } from 'vitest';
import * as constants from './settings.constants.ts';

test.each([
  ['MODE_STORAGE_KEY', 'mui-mode', 'MOD-5'],
  ['DEFAULT_COLOR_MODE', 'system', 'MOD-5'],
  ['CODE_VARIANT_COOKIE', 'codeVariant', 'COD-5'],
  ['CODE_STYLING_COOKIE', 'codeStyling', 'COD-5'],
  ['COOKIE_SECONDS', 31_536_000, 'COD-5'],
  ['DEFAULT_CODE_VARIANT', 'TS', 'COD-1'],
  ['DEFAULT_CODE_STYLING', 'MUI System', 'COD-3'],
  ['DEFAULT_SPACING', 8, 'THM-10'],
  ['TRANSITIONS_PAUSE_MS', 1, 'THM-13'],
] as const)('%s has the value of the specification, %j (%s)', (name, value) => {
  expect(constants[name]).toBe(value);
});
