import fc from 'fast-check';
import { compile, middleware, serialize, stringify } from 'stylis';
import { describe, expect, test } from 'vitest';
import { createBothDirections } from './createDemoCache.ts';

function write(css: string): string {
  return serialize(compile(css), middleware([...createBothDirections(), stringify]));
}

describe('createBothDirections', () => {
  test.each([
    ['keeps rules without sides unchanged', '.a{color:red;}', '.a{color:red;}'],
    [
      'writes a physical side as a logical property',
      '.a{color:red;margin-left:4px;}',
      '.a{color:red;margin-inline-start:4px;}',
    ],
    [
      'writes a rule per direction when there is no logical property',
      '.a{color:red;background-position:10% 0;}',
      '.a{color:red;}:where(:dir(ltr)).a{background-position:10% 0;}:where(:dir(rtl)).a{background-position:90% 0;}',
    ],
    [
      'keeps a shorthand before its longhands',
      '.a{border-radius:1px 2px 3px 4px;border-top-left-radius:0;}',
      ':where(:dir(ltr)).a{border-radius:1px 2px 3px 4px;border-top-left-radius:0;}' +
        ':where(:dir(rtl)).a{border-radius:2px 1px 4px 3px;border-top-right-radius:0;}',
    ],
    [
      'selects the direction of the element when the rule is for a pseudo-element',
      '.a::before{cursor:e-resize;}',
      ':where(:dir(ltr)).a::before{cursor:e-resize;}:where(:dir(rtl)).a::before{cursor:w-resize;}',
    ],
    [
      'writes both directions inside a media query',
      '@media print{.a{cursor:e-resize;left:0;}}',
      '@media print{.a{inset-inline-start:0;}:where(:dir(ltr)).a{cursor:e-resize;}:where(:dir(rtl)).a{cursor:w-resize;}}',
    ],
    [
      'writes keyframes with logical properties',
      '@keyframes k{from{left:0;}to{left:9px;}}',
      '@keyframes k{from{inset-inline-start:0;}to{inset-inline-start:9px;}}',
    ],
  ])('compiles CSS for both directions: %s', (_name, css, written) => {
    expect(write(css)).toBe(written);
  });

  test('mirrors the corners of any border radius for right-to-left text', () => {
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
