import { expect, test } from 'vitest';
import { hideElementControls } from './hideElementControls.ts';

type Context = Parameters<typeof hideElementControls>[0];

function controlOf(summary: string, value: unknown, control?: 'text') {
  const argType = { name: 'a', table: { type: { summary } }, ...(control && { control }) };
  const context = { argTypes: { a: argType }, initialArgs: { a: value } };
  return hideElementControls(context as unknown as Context)['a']?.control;
}

test.each([
  ['hides the control of an element prop', 'ReactNode', { props: {} }, false],
  ['hides the control of an element prop without a value', 'React.ReactElement', undefined, false],
  ['keeps the control of an element prop with a string value', 'ReactNode', 'Save', undefined],
  ['keeps the control of an object prop', 'ProductData', {}, undefined],
])('%s', (_, summary, value, expected) => {
  expect(controlOf(summary, value)).toBe(expected);
});

test('keeps the control of an element prop when the story sets a control', () => {
  expect(controlOf('ReactNode', undefined, 'text')).toBe('text');
});
