import type { Verdict } from '@vitrine/ui/core';
import { expect, test } from 'vitest';
import { demoResultSchema } from '../../model/siteManifest.ts';
import { toDemoResult } from './toDemoResult.ts';

test('lists an axe rule once when it is violated in several modes', () => {
  const mode = { mode: 'light', direction: 'ltr', rules: 3, undecided: [] } as const;
  const verdict: Verdict = {
    ...{ status: 'passed', actions: 2, checks: 3, keys: [], undecided: [] },
    ...{ date: '2026-11-20T09:30:00.000Z', commit: 'abc', changed: false, tier: 'fast' },
    browser: 'Chromium 150',
    modes: [
      { ...mode, violations: ['label'] },
      { ...mode, violations: ['label'] },
    ],
  };
  expect(toDemoResult(verdict)).toMatchObject({ keys: 0, violations: ['label'] });
  expect(demoResultSchema.parse(toDemoResult(verdict))).toEqual(toDemoResult(verdict));
});
