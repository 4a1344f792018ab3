import type { StoryEvidence } from '@vitrine/ui/core';
import { expect, test } from 'vitest';
import { listMarks } from './listMarks.ts';

const passed: StoryEvidence = {
  ...{ storyId: 'menu--open', status: 'passed', milliseconds: 9, actions: 1, checks: 1 },
  ...{ keys: [], modes: [] },
};

test('marks no story when all stories passed with unchanged or accepted screenshots', () => {
  const screenshots = [
    { mode: 'light', state: 'same' as const },
    { mode: 'dark', state: 'accepted' as const },
  ];
  expect(listMarks([passed, { ...passed, screenshots }])).toEqual([]);
});

test('marks a failed story with its error', () => {
  expect(listMarks([{ ...passed, status: 'failed', error: 'No menu.' }])).toEqual([
    {
      ...{ storyId: 'menu--open', value: 'status-value:error' },
      ...{ title: 'Failed', description: 'No menu.' },
    },
  ]);
});

test.each(['changed', 'new', 'not-compared', 'failed'] as const)(
  'marks a story with the modes in which its screenshots are %s',
  (state) => {
    const screenshots = [
      { mode: 'light', state: 'same' as const },
      { mode: 'dark', state },
    ];
    expect(listMarks([{ ...passed, screenshots }])).toMatchObject([
      { value: 'status-value:warning', description: `dark: ${state}` },
    ]);
  },
);
