import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadProofRun } from './loadProofRun.ts';
import { parseProofRun, type ProofRun } from './proofShapes.ts';

const run: ProofRun = {
  ...{ version: 1, sources: 'abc', commit: 'def', changed: false, tier: 'fast' },
  date: '2026-11-20T09:30:00.000Z',
  proofs: {
    'ABC-1': [
      { kind: 'story', title: 'Menu: Open', storyId: 'menu--open', status: 'passed' },
      { kind: 'test', title: 'opens', file: 'src/menu/menu.test.ts', status: 'not-run' },
    ],
  },
};

afterEach(() => void vi.unstubAllGlobals());

function answer(response: Response | Error): void {
  const fetch = vi.fn<() => Promise<Response>>();
  vi.stubGlobal(
    'fetch',
    response instanceof Error
      ? fetch.mockRejectedValue(response)
      : fetch.mockResolvedValue(response),
  );
}

describe('loadProofRun', () => {
  test('loadProofRun parses the results of a test run', async () => {
    answer(Response.json(run));
    expect(await loadProofRun()).toEqual(run);
  });

  test.each([
    ['the file is missing', Response.json(run, { status: 404 })],
    ['the workbench was not tested', Response.json(null)],
    ['the file is not JSON', new Response('<!doctype html>')],
    ['the network fails', new TypeError('Failed to fetch')],
  ])('loadProofRun returns undefined when %s', async (_, response) => {
    answer(response);
    expect(await loadProofRun()).toBeUndefined();
  });
});

test.each([
  ['another version', { ...run, version: 2 }],
  ['an unknown tier', { ...run, tier: 'slow' }],
  [
    'an unknown status',
    { ...run, proofs: { 'ABC-1': [{ kind: 'test', title: '', file: '', status: 'skipped' }] } },
  ],
  ['an unknown field', { ...run, browser: 'Chromium' }],
])('rejects a proof file with %s', (_, invalidRun) => {
  expect(parseProofRun(JSON.stringify(invalidRun))).toBeUndefined();
});
