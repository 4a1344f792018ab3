import { expect, test } from 'vitest';
import type { Evidence, StoryEvidence } from '@vitrine/ui/core';
import { summarizeTests } from './summarizeTests.ts';

const story: StoryEvidence = {
  ...{ storyId: 'a', status: 'passed', milliseconds: 1, actions: 1, checks: 3, keys: [] },
  modes: [
    { mode: 'light', direction: 'ltr', rules: 20, violations: [], undecided: [] },
    { mode: 'dark', direction: 'rtl', rules: 21, violations: [], undecided: [] },
  ],
};

const evidence: Evidence = {
  ...{ version: 3, tier: 'fast', sources: '', commit: '', changed: false, browser: '' },
  date: '2026-11-20T09:30:00.000Z',
  stories: [story, { ...story, storyId: 'b' }, { ...story, storyId: 'c', status: 'failed' }],
};

test('counts all stories, and the assertions and axe rules of passed stories only', () => {
  expect(summarizeTests(evidence)).toEqual({
    stories: 3,
    failed: 1,
    checks: 2 * (3 + 20 + 21),
    date: evidence.date,
  });
});
