// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { findKeyTarget } from './findKeyTarget.ts';

const items = ['first', 'second', 'third'];

afterEach(() => {
  document.body.style.direction = '';
});

function press(key: string, current: string, direction = 'ltr') {
  document.body.style.direction = direction;
  const event = new KeyboardEvent('keydown', { key });
  return findKeyTarget(event, { row: document.body, items, current });
}

test('moves to the next or previous item on arrow keys and wraps around at the ends', () => {
  expect(press('ArrowRight', 'first')).toBe('second');
  expect(press('ArrowLeft', 'second')).toBe('first');
  expect(press('ArrowRight', 'third')).toBe('first');
  expect(press('ArrowLeft', 'first')).toBe('third');
});

test('follows the visual direction of the arrow keys when the row is right-to-left', () => {
  expect(press('ArrowLeft', 'first', 'rtl')).toBe('second');
  expect(press('ArrowRight', 'first', 'rtl')).toBe('third');
});

test('moves to the first and last item on Home and End, and ignores unknown keys and items', () => {
  expect(press('Home', 'third')).toBe('first');
  expect(press('End', 'first')).toBe('third');
  expect(press('ArrowDown', 'first')).toBeUndefined();
  expect(press('End', 'elsewhere')).toBeUndefined();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'ignores keys with the modifier %s, which belong to the browser',
  (modifier) => {
    const row = { row: document.body, items, current: 'first' };
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      const event = new KeyboardEvent('keydown', { key, [modifier]: true });
      expect(findKeyTarget(event, row)).toBeUndefined();
    }
  },
);
