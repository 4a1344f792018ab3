import { expect, test } from 'vitest';
import { listVisualResults } from './listVisualResults.ts';

const result = (story: string, mode: string, state: 'same' | 'changed' | 'new' | 'removed') => ({
  ...{ story, mode, state },
});

test('lists screenshot results by story, and an empty list when no change reaches a story', () => {
  const visualResults = listVisualResults({
    before: ['list--default', 'list--empty', 'list--long', 'list--gone'].map((id) => ({ id })),
    after: ['list--default', 'list--empty', 'list--long', 'list--young'].map((id) => ({ id })),
    reach: new Map(['list--default', 'list--long', 'list--young'].map((id) => [id, []])),
    results: [
      result('list--default', 'light', 'same'),
      result('list--default', 'dark', 'changed'),
      result('list--young', 'light', 'new'),
      result('list--gone', 'light', 'removed'),
    ],
  });
  expect(visualResults).toEqual({
    'list--default': [
      { mode: 'light', state: 'same' },
      { mode: 'dark', state: 'changed' },
    ],
    'list--empty': [],
    'list--young': [{ mode: 'light', state: 'new' }],
  });
});
