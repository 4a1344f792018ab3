import { expect, test } from 'vitest';
import { hideElementControls } from './hideElementControls.ts';

type Context = Parameters<typeof hideElementControls>[0];

function controlOf(summary: string, value: unknown, control?: 'text') {
  const argType = { name: 'a', table: { type: { summary } }, ...(control && { control }) };
  const context = { argTypes: { a: argType }, initialArgs: { a: value } };
  return hideElementControls(context as unknown as Context)['a']?.control;
}

test.each([
  ['an element', 'ReactNode', { props: {} }, false],
  ['an absent element', 'React.ReactElement', undefined, false],
  ['a text', 'ReactNode', 'Save', undefined],
  ['an object', 'ProductData', {}, undefined],
])('decides about the control of a prop with %s', (_, summary, value, expected) => {
  expect(controlOf(summary, value)).toBe(expected);
});

test('keeps the control that a story sets', () => {
  expect(controlOf('ReactNode', undefined, 'text')).toBe('text');
});
