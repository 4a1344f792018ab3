import { expect, test } from 'vitest';
import { clickMark } from './clickMark.ts';

test('returns the analytics attributes of an element whose clicks are counted (ANA-2)', () => {
  expect(clickMark('code', 'copy-click', 'npm')).toEqual({
    'data-ga-event-category': 'code',
    'data-ga-event-action': 'copy-click',
    'data-ga-event-label': 'npm',
  });
});
