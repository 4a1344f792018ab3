import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseProofRun, type Evidence, type TestTier } from '@vitrine/ui/core';
import { clauseGroups } from '../build/evidence/clauses.ts';
import { nameSources } from '../build/evidence/readEvidence.ts';
import { readNamedProofs } from '../build/evidence/readProofs.ts';
import { writeProofs } from './writeProofs.ts';
import { ROOT } from '../node/paths.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-proofs-'));
const path = (name: string) => join(dir, name);
afterAll(() => rmSync(dir, { recursive: true }));

const named = readNamedProofs();
/** Number of clauses, except those about missing products, plus the 55 WCAG criteria. */
const total = clauseGroups.flatMap(({ clauses }) => clauses).length + 55;
/** Tests whose title contains an id. The id replaces the `…` of a `test.each` title. */
const results = named.tests.flatMap(({ file, title, ids }) =>
  ids.map((id) => ({ file, id, title: title.replace('…', id) })),
);

/** Writes reports in which the tests of clause `id` have `status`, and all other tests passed. */
function writeRun(id = '', status = 'passed'): void {
  const testResults = results.map((result) => ({
    name: join(ROOT, result.file),
    assertionResults: [
      {
        ancestorTitles: [],
        title: result.title,
        status: result.id === id ? status : 'passed',
      },
    ],
  }));
  writeFileSync(path('unit.json'), JSON.stringify({ startTime: Date.now() + 1e6, testResults }));
  const evidence: Evidence = {
    ...{ version: 3, tier: 'fast', sources: nameSources(), commit: '', changed: false },
    ...{ date: '2026-11-20T09:30:00.000Z', browser: 'Chromium' },
    stories: named.stories.map(({ storyId }) => ({
      ...{ storyId, status: 'passed', milliseconds: 1, actions: 0, checks: 0, keys: [], modes: [] },
    })),
  };
  writeFileSync(path('evidence.json'), JSON.stringify(evidence));
}

const run = (tier: TestTier = 'fast') =>
  writeProofs({
    ...{ tier, reports: [path('unit.json')], evidence: path('evidence.json') },
    ...{ file: path('proofs.json'), output: path('counts.json') },
  });

const readCounts = () => JSON.parse(readFileSync(path('counts.json'), 'utf8')) as unknown;

describe('writeProofs', () => {
  test('writes proofs and counts when the tests of every clause and criterion passed', () => {
    writeRun();
    expect(run('all')).toEqual({
      failed: 0,
      lines: [
        expect.stringMatching(/^unit: \d+ results$/),
        expect.stringMatching(/^stories: \d+ results$/),
        `clauses and criteria: ${total} passed, 0 failed`,
      ],
    });
    expect(readCounts()).toEqual({ numPassedTests: total, numFailedTests: 0 });
    const proofs = parseProofRun(readFileSync(path('proofs.json'), 'utf8'));
    expect(proofs).toMatchObject({ tier: 'all', proofs: { 'I18N-1': [{ status: 'passed' }] } });
  });

  test.each([
    ['failed', 'I18N-1 failed: src/i18n/languages.test.ts > dictionaryLanguage'],
    ['skipped', 'I18N-1 was not run: src/i18n/languages.test.ts > dictionaryLanguage'],
  ])('counts a clause as failed when its test has the status %s', (status, line) => {
    writeRun('I18N-1', status);
    const { failed, lines } = run();
    expect(failed).toBe(1);
    expect(lines).toContainEqual(expect.stringContaining(`✕ ${line}`));
    expect(lines.at(-1)).toBe(`clauses and criteria: ${total - 1} passed, 1 failed`);
    expect(readCounts()).toEqual({ numPassedTests: total - 1, numFailedTests: 1 });
  });

  test('reports a gate as not run when its report is missing', () => {
    writeRun();
    rmSync(path('unit.json'));
    const { failed, lines } = run();
    expect(lines).toContain(`unit: not run, ${path('unit.json')} is missing`);
    expect(lines).toContainEqual(expect.stringContaining('✕ I18N-1 was not run'));
    expect(failed).toBeGreaterThan(0);
  });
});
