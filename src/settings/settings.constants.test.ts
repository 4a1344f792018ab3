import { expect, test } from 'vitest';
import {
  CODE_STYLING_COOKIE,
  CODE_VARIANT_COOKIE,
  COOKIE_SECONDS,
  DEFAULT_CODE_STYLING,
  DEFAULT_CODE_VARIANT,
  DEFAULT_COLOR_MODE,
  DEFAULT_SPACING,
  MODE_STORAGE_KEY,
  TRANSITIONS_PAUSE_MS,
} from './settings.constants.ts';

test.each([
  ['key of the mode', 'mui-mode', 'MOD-5', MODE_STORAGE_KEY],
  ['default mode', 'system', 'MOD-5', DEFAULT_COLOR_MODE],
  ['cookie of the code variant', 'codeVariant', 'COD-5', CODE_VARIANT_COOKIE],
  ['cookie of the code styling', 'codeStyling', 'COD-5', CODE_STYLING_COOKIE],
  ['age of the cookies', 31_536_000, 'COD-5', COOKIE_SECONDS],
  ['default code variant', 'TS', 'COD-1', DEFAULT_CODE_VARIANT],
  ['default code styling', 'MUI System', 'COD-3', DEFAULT_CODE_STYLING],
  ['default spacing', 8, 'THM-1', DEFAULT_SPACING],
  ['pause of transitions', 1, 'THM-13', TRANSITIONS_PAUSE_MS],
])('defines the constant "%s" as %j (%s)', (_name, specified, _clause, value) => {
  expect(value).toBe(specified);
});
