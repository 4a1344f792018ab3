import { expect, test } from 'vitest';
import { checkDemoStyles } from './checkDemoStyles.ts';

const check = (code: string) =>
  checkDemoStyles({ name: 'Basic.css', code }, { name: 'Basic', place: 'acme: Basic.css:1' });

test.each([
  '.Basic {}',
  '.Basic-root > li:nth-child(2n + 1), ul .Basic-item {}',
  '.Basic { & > b { color: red } b & {} }',
  '.Basic:not(.Mui-disabled, :has(> svg))::before {}',
  ':is(.Basic, .Basic-two:not(.other)) b {}',
  ':where(.Basic) {}',
  '.Basic:is(a, b) {}',
  '@media (width > 1px) { .Basic {} }',
  '@keyframes Basic-turn { from {} to {} }',
  '@-webkit-keyframes Basic-turn { from {} 50% {} to {} }',
  '@-moz-keyframes Basic-turn { from {} to {} }',
  '@KEYFRAMES Basic-turn { from {} }',
])('accepts the scoped style rule %s (FAULT D10)', (code) => {
  expect(() => check(code)).not.toThrow();
});

test.each([
  'body:not(.Basic) {}',
  'html:has(.Basic) {}',
  'body:not(:is(.Basic)) {}',
  ':is(body, .Basic) {}',
  ':where(:not(.Basic)) b {}',
  'a[title=".Basic"] {}',
  "a[title='.Basic'] {}",
  '[data-x=\\.Basic] {}',
  '.Basically {}',
  '.basic {}',
  'body {}',
  '.Basic {} p {}',
  '.Basic, p {}',
  '@-webkit-keyframes turn { from {} }',
  '@keyframes Basically { from {} }',
  '@media print { p {} }',
])('throws for the global style rule %s (FAULT D10)', (code) => {
  expect(() => check(code)).toThrow(/^acme: Basic\.css:1: No name in the style rule/);
});

test('reports the line of a global rule or a syntax error in a demo style sheet', () => {
  expect(() => check('.Basic {}\n\np {}')).toThrow(/^acme: Basic\.css:3: No name in .* "p"/);
  expect(() => check('.Basic {}\n\n.Basic {')).toThrow(
    /^acme: Basic\.css:3: The file "Basic\.css"/,
  );
});
