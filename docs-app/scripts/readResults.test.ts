import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Evidence } from '@vitrine/ui/core';
import { dateProofSources, nameProofSources } from '../build/evidence/proofSources.ts';
import { nameSources } from '../build/evidence/readEvidence.ts';
import { readResults } from './readResults.ts';
import { readTier } from './readTier.ts';
import { ROOT } from '../node/paths.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-results-'));
const [unit, evidence] = [join(dir, 'unit.json'), join(dir, 'evidence.json')];
afterAll(() => rmSync(dir, { recursive: true }));

/** Writes a report in vitest's JSON format. */
function writeReport(startTime: number): void {
  const assertion = (title: string, status: string) => ({
    ...{ ancestorTitles: ['a menu'], title, status, fullName: `a menu ${title}` },
  });
  const assertionResults = [
    assertion('opens', 'passed'),
    assertion('closes', 'failed'),
    assertion('moves', 'skipped'),
  ];
  const name = join(ROOT, 'src/menu/menu.test.ts');
  writeFileSync(unit, JSON.stringify({ startTime, testResults: [{ name, assertionResults }] }));
}

function writeEvidence(sources: string): void {
  const run: Evidence = {
    ...{ version: 3, tier: 'fast', sources, commit: '', changed: false, browser: 'Chromium' },
    date: '2026-11-20T09:30:00.000Z',
    stories: [
      {
        ...{ storyId: 'menu--open', status: 'failed', milliseconds: 1 },
        ...{ actions: 0, checks: 0, keys: [], modes: [] },
      },
    ],
  };
  writeFileSync(evidence, JSON.stringify(run));
}

const read = () => readResults({ reports: [unit], evidence });
const nothing = { tests: [], stories: new Map() };

describe('readResults', () => {
  test('reads tests and stories that ran on the current sources', () => {
    writeReport(Date.now());
    writeEvidence(nameSources());
    const result = (title: string, status: string) => ({
      ...{ file: 'src/menu/menu.test.ts', title: `a menu > ${title}`, status },
    });
    expect(read()).toEqual({
      results: {
        tests: [result('opens', 'passed'), result('closes', 'failed'), result('moves', 'not-run')],
        stories: new Map([['menu--open', 'failed']]),
      },
      lines: ['unit: 3 results', 'stories: 1 results'],
    });
  });

  test('ignores results of older sources, and reports their gates as not run', () => {
    writeReport(dateProofSources() - 1);
    writeEvidence('abc');
    expect(read()).toEqual({
      results: nothing,
      lines: [
        'unit: not run since a source changed',
        `stories: not run on these sources (${evidence})`,
      ],
    });
  });

  test('reports gates as not run when their reports are missing', () => {
    rmSync(unit);
    rmSync(evidence);
    expect(read()).toEqual({
      results: nothing,
      lines: [
        `unit: not run, ${unit} is missing`,
        `stories: not run on these sources (${evidence})`,
      ],
    });
  });

  test('throws when a report has no start time', () => {
    writeFileSync(unit, '{"testResults":[]}');
    expect(read).toThrow(/startTime/);
  });
});

describe('readTier', () => {
  test.each([
    [undefined, 'fast'],
    ['fast', 'fast'],
    ['all', 'all'],
  ])('reads the tier %s as %s', (value, tier) => {
    vi.stubEnv('VITRINE_TIER', undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(readTier(value)).toBe(tier);
  });

  test('lists the valid tiers in the error message when the tier is unknown', () => {
    expect(() => readTier('slow')).toThrow('The tier "slow" is unknown. Use fast or all.');
  });
});

test('nameProofSources returns the same name when the sources are unchanged', () => {
  expect(nameProofSources()).toMatch(/^[\w-]{10}$/);
  expect(nameProofSources()).toBe(nameProofSources());
});
