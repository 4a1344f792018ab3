import { loadEvidence, parseEvidence, WORKBENCH_EVIDENCE } from '@vitrine/ui/core';
import { build, createServer, type InlineConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { virtualModule } from '../virtualModule.ts';
import { untested } from './untested.ts';

const workbench: InlineConfig = {
  configFile: false,
  logLevel: 'silent',
  plugins: [untested(), virtualModule('virtual:stories', () => ({ stories: [] }))],
  build: { write: false, rolldownOptions: { input: 'virtual:stories' } },
};

test('WKB-3: a workbench that Storybook alone built has the file, which says nothing', async () => {
  const built = await build(workbench);
  const files = 'output' in built ? built.output : [];
  const file = files.find(({ fileName }) => fileName === WORKBENCH_EVIDENCE);
  const text = file?.type === 'asset' ? String(file.source) : '';
  expect(text).toBe('null');
  expect(parseEvidence(text)).toBeUndefined();
});

test('the workbench in development answers the same', async () => {
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
  expect(answers).toEqual([200]);
  vi.unstubAllGlobals();
  await server.close();
});
