import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  parseDecisions,
  parseEvidence,
  parseScreenshotResults,
  parseRecord,
  type Decision,
  type Evidence,
  type ScreenshotResults,
  type StoryRecord,
} from './evidenceShapes.ts';
import { loadEvidence } from './loadEvidence.ts';
import { loadProofRun } from './loadProofRun.ts';
import { parseProofRun } from './proofShapes.ts';
import { shortenCommit } from './shortenCommit.ts';

const record: StoryRecord = {
  ...{ storyId: 'menu--open', actions: 1, checks: 2, failedStep: 'opens' },
  keys: [
    { key: '{Tab}', role: 'button', name: 'Open', states: ['expanded'], announced: ['Opened'] },
    { key: 'a', role: '', name: '', states: [] },
  ],
  modes: [
    {
      ...{ mode: 'light', direction: 'ltr', rules: 15, violations: ['label'] },
      undecided: [{ rule: 'color-contrast', reason: 'bgGradient', target: '#a' }],
    },
    { mode: 'dark', direction: 'rtl', rules: 15, violations: [], undecided: [] },
  ],
};
const states = ['same', 'accepted', 'changed', 'new', 'not-compared', 'failed'] as const;
const screenshots = states.map((state) => ({ mode: 'dark', state }));
const decisions: Decision[] = [
  {
    ...{ rule: 'color-contrast', reason: 'bgGradient', stories: ['menu-'], date: '2026-11-18' },
    ...{ decision: 'The ripple is transparent when idle.', inAllVariants: true, inMotion: true },
  },
];
const evidence: Evidence = {
  ...{ version: 3, tier: 'fast', sources: 'abc', commit: 'def', changed: true, base: 'ghi' },
  ...{ date: '2026-11-20T09:30:00.000Z', browser: 'Chromium 150' },
  stories: [
    { ...record, status: 'passed', milliseconds: 12, screenshots },
    { ...record, storyId: 'menu--closed', status: 'failed', milliseconds: 3, error: 'Timeout' },
  ],
  decisions,
};
const results: ScreenshotResults = {
  version: 1,
  sources: 'abc',
  base: 'def',
  screenshots: { 'menu--open': screenshots },
};

describe('evidence files', () => {
  test('parses an evidence file when its tier is "fast" or "all"', () => {
    expect(parseEvidence(JSON.stringify(evidence))).toEqual(evidence);
    expect(parseEvidence(JSON.stringify({ ...evidence, tier: 'all' }))?.tier).toBe('all');
  });

  test('parses screenshot results, story records and decisions', () => {
    expect(parseDecisions(JSON.stringify(decisions))).toEqual(decisions);
    expect(parseScreenshotResults(JSON.stringify(results))).toEqual(results);
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
  });
});

test.each([
  ['another version', { ...evidence, version: 2 }],
  ['an unknown status', { ...evidence, stories: [{ ...evidence.stories[0], status: 'skipped' }] }],
  ['an unknown field', { ...evidence, more: 1 }],
  ['no stories', { ...evidence, stories: undefined }],
])('rejects an evidence file with %s', (_, invalidEvidence) => {
  expect(parseEvidence(JSON.stringify(invalidEvidence))).toBeUndefined();
});

describe('loadEvidence', () => {
  afterEach(() => void vi.unstubAllGlobals());

  function stubFetch(answer: () => Promise<Response>) {
    const fetch = vi.fn<(address: string) => Promise<Response>>(answer);
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }

  test('loads evidence.json and indexes its stories by id', async () => {
    const fetch = stubFetch(async () => Response.json(evidence));
    const loaded = await loadEvidence();
    expect(fetch).toHaveBeenCalledExactlyOnceWith('evidence.json');
    expect(loaded?.evidence).toEqual(evidence);
    expect([...(loaded?.stories.keys() ?? [])]).toEqual(['menu--open', 'menu--closed']);
    expect(loaded?.stories.get('menu--closed')?.error).toBe('Timeout');
  });

  test('loadEvidence returns undefined when the workbench was not tested', async () => {
    stubFetch(async () => Response.json(null));
    expect(await loadEvidence()).toBeUndefined();
  });

  test.each([
    ['the file is missing', async () => Response.json(evidence, { status: 404 })],
    ['the network fails', () => Promise.reject(new TypeError('evidence.json did not load'))],
  ])('loadEvidence throws when %s', async (_, answer) => {
    stubFetch(answer);
    await expect(loadEvidence()).rejects.toThrow('evidence.json did not load');
  });

  test('loadProofRun fetches proofs.json', async () => {
    const fetch = stubFetch(async () => Response.json(null));
    await loadProofRun();
    expect(fetch).toHaveBeenCalledExactlyOnceWith('proofs.json');
  });
});

test('parses a proof file with passed, failed and not-run tests', () => {
  const proofs = (['passed', 'failed', 'not-run'] as const).map((status) => ({
    ...{ kind: 'test' as const, title: 'opens', file: 'src/menu/menu.test.ts', status },
  }));
  const run = {
    ...{ version: 1, sources: 'abc', commit: 'def', changed: false, tier: 'all', date: '' },
    proofs: { 'ABC-1': proofs },
  };
  expect(parseProofRun(JSON.stringify(run))).toEqual(run);
});

test('shortens a commit hash to seven digits', () => {
  expect(shortenCommit('0123456789abcdef')).toBe('0123456');
});
