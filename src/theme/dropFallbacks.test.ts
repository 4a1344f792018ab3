import { expect, test } from 'vitest';
import { dropFallbacks, listRootVariables } from './dropFallbacks.ts';

const declared = listRootVariables(
  ':root{--gap:8px}:root, [data-mode="light"]{--text:rgba(0, 0, 0, 0.87);--shadow:none}' +
    '@media print{:root{--ink:black}}[data-mode="dark"]{--glow:white;--text:#fff}',
);

test.each([
  ['a value', 'a{gap:var(--gap, 8px)}', 'a{gap:var(--gap)}'],
  ['a function', 'a{color:var(--text, rgba(0, 0, 0, 0.87))}', 'a{color:var(--text)}'],
  [
    'functions in functions',
    'a{color:var(--text, color-mix(in srgb, rgb(var(--ink) / .5), red)) !important}',
    'a{color:var(--text) !important}',
  ],
  [
    'two references',
    'a{box-shadow:var(--shadow, 0 0 2px red,0 0 4px red);margin:calc(2 * var(--gap, 8px))}',
    'a{box-shadow:var(--shadow);margin:calc(2 * var(--gap))}',
  ],
  ['empty text', 'a{gap:var(--gap,)}', 'a{gap:var(--gap)}'],
])('drops the fallback of a root variable when it is %s', (_name, css, expected) => {
  expect(dropFallbacks(css, declared)).toBe(expected);
});

test.each([
  ['no rule declares it', 'a{gap:var(--row, 4px)}'],
  ['only dark mode declares it', 'a{color:var(--glow, red)}'],
  ['only printed pages declare it', 'a{color:var(--ink, red)}'],
  ['its name only starts like a root variable', 'a{gap:var(--gap-small, 4px)}'],
])('keeps the fallback of a variable when %s', (_name, css) => {
  expect(dropFallbacks(css, declared)).toBe(css);
});
