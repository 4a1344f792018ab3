import { expect, test } from 'vitest';
import { ownFields } from './ownFields.ts';

test('copies own fields into an object without a prototype', () => {
  const fields = ownFields(Object.assign(Object.create({ inherited: 1 }) as object, { own: 2 }));
  expect(Object.getPrototypeOf(fields)).toBeNull();
  expect(fields).toEqual({ own: 2 });
});

test.each([null, undefined, 'text', 7, true, Object])(
  'returns the non-object value %s unchanged',
  (value) => {
    expect(ownFields(value)).toBe(value);
  },
);
