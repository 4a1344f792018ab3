import { beforeAll, expect, test } from 'vitest';
import { recordKeys, type KeyRows } from '../../../e2e/testStorybook.ts';

let keys: KeyRows;

beforeAll(async () => {
  keys = await recordKeys([
    'material-ui-dialog--choice-dialog',
    'material-ui-dialog--delete-confirmation',
  ]);
});

test('records focus and announcement when a key closes a dialog (FAULT A4)', () => {
  expect(keys['material-ui-dialog--choice-dialog']).toEqual([
    '{Tab} → Home 14 Orchard Lane, button',
    '{Tab} → Office 200 Harbour Street, button',
    '{Enter} → Change address, button → Deliver to: Office',
  ]);
});

test('records a dialog name when its container has focus, and omits a later click (FAULT A4)', () => {
  expect(keys['material-ui-dialog--delete-confirmation']).toEqual([
    '{Escape} → Delete project, button',
    '{Enter} → Delete the Atlas project?, alertdialog',
  ]);
});
