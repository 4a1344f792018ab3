import {
  loadEvidence,
  loadProofRun,
  parseEvidence,
  parseProofRun,
  WORKBENCH_EVIDENCE,
  WORKBENCH_PROOFS,
} from '@vitrine/ui/core';
import { build, createServer, type InlineConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { virtualModule } from '../shared/virtualModule.ts';
import { emptyEvidencePlugin } from './emptyEvidencePlugin.ts';

const workbench: InlineConfig = {
  configFile: false,
  logLevel: 'silent',
  plugins: [emptyEvidencePlugin(), virtualModule('virtual:stories', () => ({ stories: [] }))],
  build: { write: false, rolldownOptions: { input: 'virtual:stories' } },
};

test.each([
  [WORKBENCH_EVIDENCE, parseEvidence],
  [WORKBENCH_PROOFS, parseProofRun],
])('emits an empty %s when Storybook builds the workbench (WKB-3)', async (name, parse) => {
  const built = await build(workbench);
  const files = 'output' in built ? built.output : [];
  const file = files.find(({ fileName }) => fileName === name);
  const text = file?.type === 'asset' ? String(file.source) : '';
  expect(text).toBe('null');
  expect(parse(text)).toBeUndefined();
});

test('serves empty test results with status 200 in development', async () => {
  const server = await createServer({ ...workbench, server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  const answers: number[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string) => {
    const response = await fetch(new URL(path, url));
    answers.push(response.status);
    return response;
  });
  expect(await loadEvidence()).toBeUndefined();
  expect(await loadProofRun()).toBeUndefined();
  expect(answers).toEqual([200, 200]);
  vi.unstubAllGlobals();
  await server.close();
});
