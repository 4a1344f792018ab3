import { describe, expect, test } from 'vitest';
import { unknownValue } from './inputError.ts';

describe('unknownValue', () => {
  test('lists valid values with the most similar spelling first when a value is unknown', () => {
    const valid = ['Tabs', 'Button', 'IconButton'];
    const { message } = unknownValue({ kind: 'component', value: 'buton', valid, hint: 'Hint.' });
    expect(message).toBe(
      'Unknown component "buton". Valid, nearest first: Button, IconButton, Tabs. Hint.',
    );
  });

  test('lists numbers by distance, then names, when the unknown value is a number', () => {
    const valid = ['1', 'nav/x', '40', '19'];
    const { message } = unknownValue({ kind: 'code', value: '21', valid });
    expect(message).toContain('nearest first: 19, 40, 1, nav/x.');
  });

  test('truncates a long unknown value and a long list of valid values', () => {
    const valid = Array.from({ length: 40 }, (_, at) => `value-${at}`);
    const { message } = unknownValue({ kind: 'code', value: 'x'.repeat(10_000), valid });
    expect(message.length).toBeLessThan(400);
    expect(message).toMatch(/ and 28 more\.$/);
  });

  test('lists "none" when there is no valid value', () => {
    expect(unknownValue({ kind: 'code', value: 'x', valid: [] }).message).toContain('first: none');
  });
});
