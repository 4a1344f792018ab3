import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createVerdicts, failOnFailedDemo } from './createVerdicts.ts';
import type { Evidence, ScreenshotResults, StoryEvidence } from '@vitrine/ui/core';
import { nameSources, screenshotsBeside, readEvidence } from './readEvidence.ts';

const story: StoryEvidence = {
  ...{ storyId: 'tabs--keys', status: 'passed', milliseconds: 200 },
  ...{ actions: 4, checks: 9, keys: [] },
  modes: [
    {
      ...{ mode: 'dark', direction: 'rtl', rules: 12, violations: [] },
      undecided: ['.a', '.b'].map((target) => ({
        ...{ rule: 'color-contrast', reason: 'bgOverlap', target },
      })),
    },
  ],
};
const evidence: Evidence = {
  ...{ version: 3, tier: 'fast', sources: 'abc', commit: 'def', changed: false },
  browser: 'Chromium 150',
  ...{ date: '2026-11-20T09:30:00.000Z', stories: [story] },
};
const finding = {
  ...{ rule: 'aria-valid-attr-value', component: 'Tabs', release: '@acme/ui@2.0.0' },
  ...{ reason: 'A tab names a panel that is not there.', story: 'tabs--keys' },
};

describe('verdict on a demo', () => {
  test('joins the results of a story with the metadata of the test run', () => {
    const { verdict, findings } = createVerdicts(evidence, [finding])('tabs--keys', '');
    expect(verdict).toMatchObject({ status: 'passed', actions: 4, commit: 'def' });
    expect(findings).toEqual([finding]);
  });

  test('lists an axe rule once when it has several incomplete results', () => {
    const { verdict } = createVerdicts(evidence, [])('tabs--keys', '');
    expect(verdict?.modes).toEqual([
      {
        ...{ mode: 'dark', direction: 'rtl', rules: 12, violations: [] },
        undecided: ['color-contrast'],
      },
    ]);
  });

  test('adds matching decisions to the incomplete axe results of a demo (FAULT A4)', () => {
    const decided = {
      ...{ rule: 'color-contrast', reason: 'bgOverlap', stories: ['tabs-'] },
      ...{ decision: 'The ripple is transparent when idle.', date: '2026-11-18' },
    };
    const decisions = [
      decided,
      { ...decided, decision: 'It occurs at 320 px only.', inAllVariants: true as const },
      { ...decided, decision: 'It is about another reason.', reason: 'bgGradient' },
      { ...decided, decision: 'It is about another story.', stories: ['menu-'] },
    ];
    const verdictOf = (run: Evidence) => createVerdicts(run, [])('tabs--keys', '').verdict;
    expect(verdictOf({ ...evidence, decisions })).toMatchObject({
      undecided: [
        {
          rule: 'color-contrast',
          decisions: [{ decision: decided.decision, date: '2026-11-18' }],
        },
      ],
    });
    expect(verdictOf({ ...evidence, decisions })).not.toHaveProperty('decisions');
    expect(verdictOf({ ...evidence, decisions: decisions.slice(1, 2) })?.undecided).toEqual([
      {
        rule: 'color-contrast',
        decisions: [{ decision: 'It occurs at 320 px only.', date: '2026-11-18' }],
      },
    ]);
    expect(verdictOf(evidence)?.undecided).toEqual([{ rule: 'color-contrast', decisions: [] }]);
  });

  test('returns no verdict when the story was not run or evidence is missing', () => {
    expect(createVerdicts(evidence, [finding])('tabs--other', '')).toEqual({ findings: [] });
    expect(createVerdicts(undefined, [])('tabs--keys', '')).toEqual({ findings: [] });
  });

  test('throws an error that names the page when a demo failed its test', () => {
    const failed = { ...story, status: 'failed' as const, error: 'No panel is there.' };
    const proofOf = failOnFailedDemo(createVerdicts({ ...evidence, stories: [failed] }, []));
    expect(() => proofOf('tabs--keys', 'acme: page.mdx:1')).toThrow(/No panel is there/);
    expect(() => proofOf('tabs--keys', 'acme: page.mdx:1')).toThrow(/acme: page\.mdx:1/);
  });
});

describe('evidence file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-evidence-'));
  const file = join(dir, 'evidence.json');
  afterAll(() => rmSync(dir, { recursive: true }));

  test('reads evidence only when its source hash is current', () => {
    writeFileSync(file, JSON.stringify(evidence));
    expect(readEvidence(file, 'abc')).toEqual(evidence);
    expect(readEvidence(file, 'abd')).toBeUndefined();
    expect(readEvidence(join(dir, 'none.json'), 'abc')).toBeUndefined();
  });

  test('adds screenshot results to evidence only when the source hashes match', () => {
    const results: ScreenshotResults = {
      ...{ version: 1, sources: 'abc', base: '9c1e4b7f' },
      screenshots: { 'tabs--keys': [{ mode: 'dark', state: 'same' }], 'tabs--gone': [] },
    };
    writeFileSync(file, JSON.stringify(evidence));
    writeFileSync(screenshotsBeside(file), JSON.stringify(results));
    const joined = readEvidence(file, 'abc');
    expect(joined).toMatchObject({
      base: '9c1e4b7f',
      stories: [{ screenshots: [{ state: 'same' }] }],
    });
    expect(createVerdicts(joined, [])('tabs--keys', '').verdict).toMatchObject({
      ...{ base: '9c1e4b7f', screenshots: [{ mode: 'dark', state: 'same' }] },
    });
    for (const other of [JSON.stringify({ ...results, sources: 'abd' }), '[]']) {
      writeFileSync(screenshotsBeside(file), other);
      expect(readEvidence(file, 'abc')).toEqual(evidence);
    }
  });

  test('returns the same source hash when no source has changed', () => {
    expect(nameSources()).toMatch(/^[\w-]{10}$/);
    expect(nameSources()).toBe(nameSources());
  });
});
