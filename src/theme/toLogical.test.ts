import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLogical } from './toLogical.ts';

describe('toLogical', () => {
  test.each([
    ['margin-left', '4px', 'margin-inline-start:4px;'],
    ['scroll-margin-right', '1rem', 'scroll-margin-inline-end:1rem;'],
    ['border-left-color', 'red', 'border-inline-start-color:red;'],
    ['border-right', '1px solid', 'border-inline-end:1px solid;'],
    ['left', '0!important', 'inset-inline-start:0!important;'],
    ['border-top-left-radius', '8px', 'border-start-start-radius:8px;'],
    ['border-bottom-right-radius', '8px', 'border-end-end-radius:8px;'],
    ['text-align', 'left', 'text-align:start;'],
    ['float', 'right!important', 'float:inline-end!important;'],
    ['clear', ' left !important', 'clear:inline-start!important;'],
    ['border-top-right-radius', '8px', 'border-start-end-radius:8px;'],
    ['border-bottom-left-radius', '8px', 'border-end-start-radius:8px;'],
    ['padding', '1px 2px 3px 4px', 'padding-block:1px 3px;padding-inline:4px 2px;'],
    [
      'margin',
      '0 calc(1px + (2px * 3)) 0 auto!important',
      'margin-block:0 0!important;margin-inline:auto calc(1px + (2px * 3))!important;',
    ],
    ['inset', '0 auto auto 0', 'inset-block:0 auto;inset-inline:0 auto;'],
  ])('rewrites the declaration %s:%s with logical properties', (property, value, logical) => {
    expect(toLogical(property, value)).toBe(logical);
  });

  test.each([
    ['margin', '1px 2px'],
    ['margin', '1px 2px 3px 4px 5px'],
    ['x-float', 'left'],
    ['float-x', 'left'],
    ['x-margin-left', '1px'],
    ['margin-left-x-y', '1px'],
    ['x-border-top-left-radius', '1px'],
    ['border-top-left-radius-x', '1px'],
    ['x-inset', '1px 2px 3px 4px'],
    ['inset-x', '1px 2px 3px 4px'],
    ['padding', '1px 2px 3px 2px'],
    ['text-align', 'center'],
    ['transform-origin', 'left'],
    ['border-radius', '1px 2px 3px 4px'],
    ['background-position', 'left top'],
    ['margin-top', '1px'],
    ['justify-content', 'left'],
  ])('returns undefined for the declaration %s:%s', (property, value) => {
    expect(toLogical(property, value)).toBeUndefined();
  });

  test('splits a shorthand into block and inline properties when left and right differ', () => {
    const length = fc.integer({ min: 0, max: 99 }).map((number) => `${number}px`);
    fc.assert(
      fc.property(fc.tuple(length, length, length, length), ([top, right, bottom, left]) => {
        fc.pre(left !== right);
        const logical = toLogical('padding', [top, right, bottom, left].join(' '));
        expect(logical).toBe(`padding-block:${top} ${bottom};padding-inline:${left} ${right};`);
      }),
    );
  });
});
