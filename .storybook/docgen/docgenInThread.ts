import { Worker } from 'node:worker_threads';
import { createFilter, type Plugin } from 'vite';
import { docgenOptions } from './docgenOptions.ts';
import type { DocgenAnswer, DocgenCall, DocgenReply, DocgenRequest } from './docgenProtocol.ts';

/**
 * Runs Storybook's docgen plugin in a worker thread during development. On the main thread, it
 * would block the server for seconds, and the stores of Storybook's manager time out after one
 * second.
 */
export function docgenInThread(): Plugin {
  const isComponent = createFilter(docgenOptions.reactDocgenTypescriptOptions.include);
  let ask: (call: DocgenCall) => Promise<DocgenAnswer>;
  return {
    name: 'vitrine:docgen-in-thread',
    apply: 'serve',
    configResolved: ({ root }) => {
      ask = startThread(root);
    },
    async transform(code, id) {
      const file = id.split('?', 1)[0]!;
      if (!isComponent(file)) return undefined;
      const answer = await ask({ hook: 'transform', file, code });
      return answer.code === undefined ? undefined : { code: answer.code, map: null };
    },
    async handleHotUpdate({ file, server }) {
      const { staleFiles = [] } = await ask({ hook: 'handleHotUpdate', file });
      for (const stale of staleFiles) {
        for (const module of server.moduleGraph.getModulesByFile(stale) ?? [])
          server.moduleGraph.invalidateModule(module, undefined, Date.now(), true);
      }
    },
  };
}

function startThread(root: string): (call: DocgenCall) => Promise<DocgenAnswer> {
  const worker = new Worker(new URL('./docgenThread.ts', import.meta.url), { workerData: root });
  worker.unref();
  const failure = new Promise<never>((_, reject) => worker.once('error', reject));
  failure.catch(() => {});
  const pending = new Map<number, (answer: DocgenAnswer) => void>();
  worker.on('message', ({ id, answer }: DocgenReply) => {
    pending.get(id)?.(answer);
    pending.delete(id);
  });
  let lastId = 0;
  return (call) => {
    const request: DocgenRequest = { id: (lastId += 1), call };
    const answer = new Promise<DocgenAnswer>((resolve) => pending.set(request.id, resolve));
    worker.postMessage(request);
    return Promise.race([answer, failure]);
  };
}
