import { expect, test } from 'vitest';
import { writeDemoTitle } from './writeDemoTitle.ts';

test.each([
  ['Basic', 'Basic'],
  ['BasicButtons', 'Basic buttons'],
  ['OpenAIKeyField', 'OpenAI key field'],
  ['Tabs2Rows', 'Tabs2 rows'],
])('formats the title of %s', (name, title) => {
  expect(writeDemoTitle(name)).toBe(title);
});
