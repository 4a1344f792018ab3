import postcss from 'postcss';
import { expect, test } from 'vitest';
import { isolateStyles } from './isolateStyles.ts';

const SCOPE = '@scope ([data-demo-stage], body > :not(#docs-root))';
/** Condition of elements in the scope, including the outermost element of a popup. */
const IN = ':where(:scope:not([data-demo-stage]), :scope *)';

/** Isolates a style sheet and collapses its white space. */
function isolate(css: string, file = '/lib/a.css'): string {
  const plugin = isolateStyles((path) => path.endsWith('tailwind.css'));
  return postcss([plugin]).process(css, { from: file }).css.replaceAll(/\s+/g, ' ').trim();
}

/** Returns the rules inside the `@scope` of an isolated style sheet. */
function isolateRules(css: string): string {
  const text = isolate(css);
  expect(text.startsWith(`${SCOPE} {`)).toBe(true);
  return text.slice(SCOPE.length + 2, -1).trim();
}

test.each([
  ['.tag { color: red }', `.tag${IN} { color: red }`],
  ['h1, h2 { color: red }', `h1${IN}, h2${IN} { color: red }`],
  ['.a .b { color: red }', `:is(.a .b)${IN} { color: red }`],
  [
    '[data-mode="dark"] .b:hover::before { top: 0 }',
    `:is([data-mode="dark"] .b:hover)${IN}::before { top: 0 }`,
  ],
  ['.a:before { top: 0 }', `.a${IN}:before { top: 0 }`],
  ['.a:hover:AFTER { top: 0 }', `.a:hover${IN}:AFTER { top: 0 }`],
  ['p:first-letter, p:first-line { top: 0 }', `p${IN}:first-letter, p${IN}:first-line { top: 0 }`],
  ['.a:first-child { top: 0 }', `.a:first-child${IN} { top: 0 }`],
  ['.a:not(.b > .c) { top: 0 }', `.a:not(.b > .c)${IN} { top: 0 }`],
  ['body > .app { top: 0 }', '.app:where(:scope:not([data-demo-stage]), :scope > *) { top: 0 }'],
])('scopes the CSS rule %s to demos (FAULT A1)', (css, expected) => {
  expect(isolateRules(css)).toBe(expected);
});

test.each([
  [':root { --a: 1 }', ':scope { --a: 1 }'],
  [
    'body { color: red; margin: 0 }',
    ':scope { color: red; } :scope:where([data-demo-stage]) { margin: 0 }',
  ],
  ['html.dark { --a: 2 }', 'html.dark :scope { --a: 2 }'],
  ['.dark body { --a: 2 }', '.dark :scope { --a: 2 }'],
  ['html body { --a: 2 }', ':scope { --a: 2 }'],
  [
    'body:before { color: red; content: "" }',
    ':scope:before { color: red; } :scope:where([data-demo-stage]):before { content: "" }',
  ],
  ['.bodyguard { --a: 2 }', `.bodyguard${IN} { --a: 2 }`],
])(
  'applies the CSS rule %s to demo stages and popups instead of the page (FAULT A1)',
  (css, expected) => {
    expect(isolateRules(css).replace(/;? }/g, ' }')).toBe(expected.replace(/;? }/g, ' }'));
  },
);

test('scopes CSS rules in media queries and layers, and keeps keyframes and fonts global', () => {
  expect(
    isolate(`@media print { .a { top: 0 } }
@layer base, theme;
@layer base { .b { top: 0 } }
@keyframes spin { to { rotate: 1turn } }
@font-face { font-family: Acme; src: url(acme.woff2) }`),
  ).toBe(
    [
      `@media print { ${SCOPE} { .a${IN} { top: 0 } } }`,
      '@layer base, theme;',
      `@layer base { ${SCOPE} { .b${IN} { top: 0 } } }`,
      '@keyframes spin { to { rotate: 1turn } }',
      '@font-face { font-family: Acme; src: url(acme.woff2) }',
    ].join(' '),
  );
});

test('does not scope the CSS rules of a file that the filter skips', () => {
  expect(isolate('.flex { display: flex }', '/products/tailwind.css')).toBe(
    '.flex { display: flex }',
  );
});
