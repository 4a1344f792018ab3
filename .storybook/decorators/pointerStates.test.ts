import { expect, test } from 'vitest';
import { parsePointerState, writeState } from './pointerStates.ts';

const ENABLED = ':where(:not(:disabled, [aria-disabled="true"], .Mui-disabled))';
const ANY = `:nth-child(n)${ENABLED}`;
const FOCUSABLE = `:is([href], button, input, select, textarea, summary, [tabindex])${ENABLED}`;

test.each([
  ['hover', '.row:hover', `.row${ANY}`],
  ['hover', '.row:hover .name::before, a:hover', `.row${ANY} .name::before, a${ANY}`],
  ['hover', 'a:not(:hover)', `a:not(${ANY})`],
  ['active', 'button:active', `button${ANY}`],
  ['active', 'button:hover', `button${ANY}`],
  ['focus', 'a:focus-visible', `a${FOCUSABLE}`],
  ['focus', 'a:focus', `a${FOCUSABLE}`],
  ['focus', 'form:focus-within', `form:has(${FOCUSABLE})`],
] as const)('emulates :%s by rewriting the selector "%s"', (state, selector, written) => {
  expect(writeState(selector, state)).toBe(written);
});

test.each([
  ['hover', '.row'],
  ['hover', '.row:focus'],
  ['hover', String.raw`.menu\:hover`],
  ['focus', '.row:active'],
  ['focus', ':focus-ring'],
  ['active', ':active-view-transition'],
] as const)(
  'returns undefined for the state :%s when the selector "%s" lacks its pseudo-class',
  (state, selector) => {
    expect(writeState(selector, state)).toBeUndefined();
  },
);

test('parsePointerState returns undefined when the toolbar does not offer the value', () => {
  expect(['hover', 'rest', '', undefined].map(parsePointerState)).toEqual([
    'hover',
    ...[undefined, undefined, undefined],
  ]);
});
