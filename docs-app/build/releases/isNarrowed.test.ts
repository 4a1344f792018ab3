import { expect, test } from 'vitest';
import { isNarrowed } from './isNarrowed.ts';

test.each([
  ["'a' | 'b'", "'a'"],
  ['string | number', 'string'],
  ['React.ReactNode', 'string'],
  ["'small' | 'large'", "'sm' | 'lg'"],
  ['boolean', 'false'],
  ['string', "'a' | 'b'"],
  ['(() => void) | null', '() => void'],
])('reports a narrowed type when %s becomes %s', (before, after) => {
  expect(isNarrowed(before, after)).toBe(true);
});

test.each([
  ["'a'", "'a' | 'b'"],
  ["'a' | 'b'", 'string'],
  ['1 | 2', 'number'],
  ['true | false', 'boolean'],
  ['string | null', 'React.ReactNode'],
  ['string', 'any'],
  ['(event: Event) => void', '(event: React.MouseEvent) => void'],
  ['string', 'TransitionName'],
  ['{ a: string }', '{ a: string; b?: string }'],
])('reports no narrowed type when %s becomes %s', (before, after) => {
  expect(isNarrowed(before, after)).toBe(false);
});
