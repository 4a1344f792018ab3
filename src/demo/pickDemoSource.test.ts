import { expect, test } from 'vitest';
import type { DemoSource } from './demo.types.ts';
import { pickDemoSource } from './pickDemoSource.ts';

type Source = Pick<DemoSource, 'styling' | 'variant'>;

const system: Source = { styling: 'MUI System', variant: 'TS' };
const systemJs: Source = { styling: 'MUI System', variant: 'JS' };
const css: Source = { styling: 'CSS', variant: 'TS' };

test.each([
  ['the source with both the styling and the variant', 'MUI System', 'JS', systemJs],
  ['another variant when the styling lacks the variant', 'CSS', 'JS', css],
  ['the first styling when the styling is missing', 'Tailwind', 'JS', systemJs],
] as const)('picks a demo source: %s', (_, codeStyling, codeVariant, source) => {
  expect(pickDemoSource([system, systemJs, css], { codeStyling, codeVariant })).toBe(source);
});
