import { expect, test } from 'vitest';
import { isShownProp, transformSource } from './showSource.ts';

const parameters = { demo: { sources: { 'MUI System': 'system', CSS: 'css' } } };

test.each([
  ['MUI System', 'system'],
  ['CSS', 'css'],
  ['Tailwind', 'system'],
])('shows demo source code when the toolbar selects the styling %s', (codeStyling, source) => {
  expect(transformSource('<Demo />', { globals: { codeStyling }, parameters })).toBe(source);
});

test('replaces highlighted markup with a variable name in the JSX of a story', () => {
  const jsx = '<CodeBlock html="<b>1</b>" language="tsx" />';
  const shown = transformSource(jsx, { globals: {}, parameters: {} });
  expect(shown).toBe('<CodeBlock html={html} language="tsx" />');
});

test.each([
  ['hides undefined props in the JSX of a story', undefined, 'label', false],
  ['hides event handlers in the JSX of a story', () => {}, 'onChange', false],
  ['shows render functions in the JSX of a story', () => {}, 'render', true],
  ['shows props with the value false in the JSX of a story', false, 'open', true],
])('%s', (_, value, name, isShown) => {
  expect(isShownProp(value, name)).toBe(isShown);
});
