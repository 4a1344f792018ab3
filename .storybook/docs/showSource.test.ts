import { expect, test } from 'vitest';
import { isShownProp, transformSource } from './showSource.ts';

const parameters = { demo: { sources: { 'MUI System': 'system', CSS: 'css' } } };

test.each([
  ['MUI System', 'system'],
  ['CSS', 'css'],
  ['Tailwind', 'system'],
])('shows the source of a demo when the toolbar selects %s', (codeStyling, source) => {
  expect(transformSource('<Demo />', { globals: { codeStyling }, parameters })).toBe(source);
});

test('names highlighted code in the JSX of a story instead of its markup', () => {
  const jsx = '<CodeBlock html="<b>1</b>" language="tsx" />';
  const shown = transformSource(jsx, { globals: {}, parameters: {} });
  expect(shown).toBe('<CodeBlock html={html} language="tsx" />');
});

test.each([
  ['hides undefined props', undefined, 'label', false],
  ['hides handlers', () => {}, 'onChange', false],
  ['shows render functions', () => {}, 'render', true],
  ['shows false', false, 'open', true],
])('%s', (_, value, name, isShown) => {
  expect(isShownProp(value, name)).toBe(isShown);
});
