import { beforeAll, expect, test } from 'vitest';
import { recordKeys, type KeyRows } from '../../../e2e/testStorybook.ts';

let keys: KeyRows;

beforeAll(async () => {
  keys = await recordKeys([
    'base-ui-select--country-select',
    'base-ui-button--save-button',
    'base-ui-slider--memory-slider',
  ]);
});

test('records the accessible name that the browser computes for the focused element (FAULT A4)', () => {
  expect(keys['base-ui-select--country-select']).toEqual([
    '{ArrowDown} → Italy €9, option, selected=true',
    'g{Enter} → Ship to, combobox, expanded=false',
  ]);
});

test('records no focus when a key disables the focused button (FAULT A4)', () => {
  expect(keys['base-ui-button--save-button']).toEqual([
    '{Tab} → Save invoice, button',
    '{Enter} → no focus → Invoice 318 is saved.',
  ]);
});

test('records no announcement for a key when a later event caused the announcement (FAULT A4)', () => {
  expect(keys['base-ui-slider--memory-slider']).toEqual([
    '{Tab} → Grows by itself, checkbox, checked=false',
    '{Tab} → Memory of the shop, slider',
  ]);
});
