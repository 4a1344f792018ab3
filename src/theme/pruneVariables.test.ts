import { expect, test } from 'vitest';
import { pruneVariables } from './pruneVariables.ts';

const css =
  ':root{--a:1px;--b:2px}[data-mode="light"]{color-scheme:light;--c:var(--d, #fff);--d:red;--e:blue}' +
  '[data-mode="dark"]{--c:var(--f);--f:black;}[data-mode="dim"]{--e:gray}';

test('keeps used variables and the variables they reference in every mode', () => {
  expect(pruneVariables(css, '.x{color:var(--c);width:calc(var( --a) * 2)}')).toBe(
    ':root{--a:1px;}[data-mode="light"]{color-scheme:light;--c:var(--d, #fff);--d:red;}' +
      '[data-mode="dark"]{--c:var(--f);--f:black;}',
  );
});

test('distinguishes variables when their names start alike', () => {
  const text = ':root{--one:1px;--only:2px}';
  expect(pruneVariables(text, 'var(--only)')).toBe(':root{--only:2px}');
});

test('removes all variables when the text uses none', () => {
  expect(pruneVariables(css, '.x{color:red}')).toBe('[data-mode="light"]{color-scheme:light;}');
});

test('terminates when variables reference each other', () => {
  const loop = ':root{--a:var(--b);--b:var(--a)}';
  expect(pruneVariables(loop, 'var(--a)')).toBe(loop);
});
