import { expect, test } from 'vitest';
import { pruneVariables } from './pruneVariables.ts';

const css =
  ':root{--a:1px;--b:2px}[data-mode="light"]{color-scheme:light;--c:var(--d, #fff);--d:red;--e:blue}' +
  '[data-mode="dark"]{--c:var(--f);--f:black;}[data-mode="dim"]{--e:gray}';

test('keeps used CSS variables and their referenced variables in every mode', () => {
  expect(pruneVariables(css, '.x{color:var(--c);width:calc(var( --a) * 2)}')).toBe(
    ':root{--a:1px;}[data-mode="light"]{color-scheme:light;--c:var(--d, #fff);--d:red;}' +
      '[data-mode="dark"]{--c:var(--f);--f:black;}',
  );
});

test('distinguishes CSS variables when their names start with the same letters', () => {
  const text = ':root{--one:1px;--only:2px}';
  expect(pruneVariables(text, 'var(--only)')).toBe(':root{--only:2px}');
});

test('removes all CSS variables when no rule references a variable', () => {
  expect(pruneVariables(css, '.x{color:red}')).toBe('[data-mode="light"]{color-scheme:light;}');
});

test('terminates when CSS variables reference each other', () => {
  const loop = ':root{--a:var(--b);--b:var(--a)}';
  expect(pruneVariables(loop, 'var(--a)')).toBe(loop);
});

test('removes an at-rule when no rule references its CSS variables', () => {
  const nested = '@media screen{[data-mode="dark"]{--a:1px}[dir]{--b:2px}}p{--c:3px}';
  expect(pruneVariables(nested, 'var(--c)')).toBe('p{--c:3px}');
});
