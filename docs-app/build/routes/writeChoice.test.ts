import { expect, test } from 'vitest';
import { writeChoice } from './writeChoice.ts';

const translate = (key: string) => key;

test('writes as Markdown when to use a component, when to avoid it, and the alternatives', () => {
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

test('returns an empty string when a page has no reasons to use or avoid its component', () => {
  expect(writeChoice({ useWhen: [], avoidWhen: [], instead: [] }, translate)).toBe('');
});
