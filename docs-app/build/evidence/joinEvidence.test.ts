import { expect, test } from 'vitest';
import { parseEvidence } from '@vitrine/ui/core';
import { joinEvidence, type Run } from './joinEvidence.ts';

const entry = (id: string, name: string, type = 'story') => ({
  id,
  title: 'Invoices/List',
  name,
  type,
});
const result = (name: string, status: string, failureMessages: string[] = []) => ({
  ...{ ancestorTitles: ['Invoices/List', name], status, duration: 120, failureMessages },
});

const run: Run = {
  index: {
    entries: {
      'list--default': entry('list--default', 'Default'),
      'list--empty': entry('list--empty', 'Empty'),
      'list--docs': entry('list--docs', 'Docs', 'docs'),
    },
  },
  report: {
    testResults: [
      {
        assertionResults: [
          result('Empty', 'failed', ['No row is there.\n    at play (list.js:1:2)\n    at run']),
          result('Default', 'passed'),
          result('Gone', 'passed'),
          result('Docs', 'pending'),
        ],
      },
    ],
  },
  records: [{ storyId: 'list--default', actions: 2, checks: 3, keys: [], modes: [] }],
  about: {
    ...{ sources: 'abc', commit: 'def', changed: false, browser: 'Chromium 150' },
    ...{ date: '2026-11-20T09:30:00.000Z', tier: 'fast' },
  },
};

test('joins the status of each story with its recorded actions and checks', () => {
  const { stories, ...about } = joinEvidence(run);
  expect(about).toEqual({ version: 3, ...run.about });
  expect(stories).toEqual([
    { ...run.records[0], status: 'passed', milliseconds: 120 },
    {
      ...{ storyId: 'list--empty', actions: 0, checks: 0, keys: [], modes: [] },
      ...{ status: 'failed', milliseconds: 120, error: 'No row is there.' },
    },
  ]);
});

test('returns evidence that parseEvidence accepts', () => {
  const evidence = joinEvidence(run);
  expect(parseEvidence(JSON.stringify(evidence))).toEqual(evidence);
});

test.each(['', '[]', '{"version":1}', '{"version":3,"stories":[]}'])(
  'parses no evidence from the invalid text %s',
  (text) => {
    expect(parseEvidence(text)).toBeUndefined();
  },
);
