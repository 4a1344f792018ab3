import { expect, test } from 'vitest';
import { writeChoice } from './writeChoice.ts';

const translate = (key: string) => key;

test('lists when to use a component, when not, and links to what to use instead', () => {
  const choice = {
    useWhen: ['A decision cannot wait.'],
    avoidWhen: ['People read on.'],
    instead: [{ when: 'The message needs no answer', title: 'Alert', pathname: '/a/alert' }],
  };
  expect(writeChoice(choice, translate)).toBe(`**choice.use**

- A decision cannot wait.

**choice.avoid**

- People read on.
- The message needs no answer: [Alert](/a/alert)`);
});

test('writes nothing without reasons', () => {
  expect(writeChoice({ useWhen: [], avoidWhen: [], instead: [] }, translate)).toBe('');
});
