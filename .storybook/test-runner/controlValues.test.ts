import { expect, test } from 'vitest';
import { listControlValues, SX_PROBE } from './controlValues.ts';

test.each([
  ['boolean', undefined, undefined, [true, false]],
  ['boolean', undefined, false, [true]],
  ['number', undefined, 1, [2]],
  ['text', undefined, undefined, ['Text']],
  ['select', ['small', 'medium', 'large'], 'medium', ['small', 'large']],
  ['object', undefined, undefined, [SX_PROBE]],
])(
  'lists test values without the initial value for a control of type %s',
  (type, options, initial, values) => {
    const control = { control: { type }, ...(options && { options }) };
    expect(listControlValues(control, initial)).toEqual(values);
  },
);
