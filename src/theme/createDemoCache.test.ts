import fc from 'fast-check';
import { compile, middleware, serialize, stringify } from 'stylis';
import { describe, expect, test } from 'vitest';
import { createBothDirections } from './createDemoCache.ts';

function write(css: string): string {
  return serialize(compile(css), middleware([...createBothDirections(), stringify]));
}

describe('createBothDirections', () => {
  test.each([
    ['rules without sides stay as they are', '.a{color:red;}', '.a{color:red;}'],
    [
      'a side is written logically',
      '.a{color:red;margin-left:4px;}',
      '.a{color:red;margin-inline-start:4px;}',
    ],
    [
      'what has no logical words is written for each direction',
      '.a{color:red;background-position:10% 0;}',
      '.a{color:red;}:where(:dir(ltr)).a{background-position:10% 0;}:where(:dir(rtl)).a{background-position:90% 0;}',
    ],
    [
      'a shorthand stays before its parts',
      '.a{border-radius:1px 2px 3px 4px;border-top-left-radius:0;}',
      ':where(:dir(ltr)).a{border-radius:1px 2px 3px 4px;border-top-left-radius:0;}' +
        ':where(:dir(rtl)).a{border-radius:2px 1px 4px 3px;border-top-right-radius:0;}',
    ],
    [
      'the direction is of the element, not of what is before it',
      '.a::before{cursor:e-resize;}',
      ':where(:dir(ltr)).a::before{cursor:e-resize;}:where(:dir(rtl)).a::before{cursor:w-resize;}',
    ],
    [
      'a media query holds both',
      '@media print{.a{cursor:e-resize;left:0;}}',
      '@media print{.a{inset-inline-start:0;}:where(:dir(ltr)).a{cursor:e-resize;}:where(:dir(rtl)).a{cursor:w-resize;}}',
    ],
    [
      'keyframes are written logically',
      '@keyframes k{from{left:0;}to{left:9px;}}',
      '@keyframes k{from{inset-inline-start:0;}to{inset-inline-start:9px;}}',
    ],
  ])('%s', (_name, css, written) => {
    expect(write(css)).toBe(written);
  });

  test('no two sheets for right to left differ from what a mirror writes', () => {
    const corners = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 9 })));
    fc.assert(
      fc.property(corners, ([a, b, c, d]) => {
        const [, rtl = ''] = write(`.a{border-radius:${a}px ${b}px ${c}px ${d}px;}`).split('rtl');
        if (rtl) expect(rtl).toBe(`)).a{border-radius:${b}px ${a}px ${d}px ${c}px;}`);
        else expect([a, c]).toEqual([b, d]);
      }),
    );
  });
});
