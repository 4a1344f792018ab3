// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { findKeyTarget } from './findKeyTarget.ts';

const items = ['first', 'second', 'third'];

afterEach(() => {
  document.body.style.direction = '';
});

function press(key: string, current: string, direction = 'ltr') {
  document.body.style.direction = direction;
  return findKeyTarget(key, { row: document.body, items, current });
}

test('arrows lead to the next place and round at the ends', () => {
  expect(press('ArrowRight', 'first')).toBe('second');
  expect(press('ArrowLeft', 'second')).toBe('first');
  expect(press('ArrowRight', 'third')).toBe('first');
  expect(press('ArrowLeft', 'first')).toBe('third');
});

test('arrows lead where they point in a mirrored row', () => {
  expect(press('ArrowLeft', 'first', 'rtl')).toBe('second');
  expect(press('ArrowRight', 'first', 'rtl')).toBe('third');
});

test('Home and End lead to the ends; other keys, and what is not in the row, lead nowhere', () => {
  expect(press('Home', 'third')).toBe('first');
  expect(press('End', 'first')).toBe('third');
  expect(press('ArrowDown', 'first')).toBeUndefined();
  expect(press('End', 'elsewhere')).toBeUndefined();
});
