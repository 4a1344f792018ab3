import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { viteFinal } from '@storybook/react-vite/preset';
import { docgenOptions } from './docgenOptions.ts';
import {
  DOCGEN_PLUGIN,
  type DocgenAnswer,
  type DocgenCall,
  type DocgenReply,
  type DocgenRequest,
} from './docgenProtocol.ts';

interface DocgenPlugin {
  name: string;
  configResolved: (config: { root: string; command: string }) => Promise<void>;
  transform: (
    this: object,
    code: string,
    file: string,
  ) => Promise<{ code: string } | string | null>;
  handleHotUpdate: (this: object, change: { file: string; server: object }) => Promise<void>;
}

// Lower the priority of this thread, so that the server responds on a busy machine. Outside of
// Linux, this would lower the priority of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const context = { warn: (message: string) => console.warn(message) };
const docgen = createDocgen();

async function createDocgen(): Promise<DocgenPlugin> {
  const presets = {
    apply: (name: string) => Promise.resolve(name === 'typescript' ? docgenOptions : {}),
  };
  const { plugins } = await viteFinal({ plugins: [] }, { presets } as never);
  const plugin = (plugins as DocgenPlugin[]).find(({ name }) => name === DOCGEN_PLUGIN);
  if (!plugin) throw new Error(`Storybook's preset has no plugin "${DOCGEN_PLUGIN}".`);
  // With the command `build`, the plugin creates its TypeScript program in advance.
  await plugin.configResolved({ root: String(workerData), command: 'build' });
  return plugin;
}

async function run(call: DocgenCall): Promise<DocgenAnswer> {
  const plugin = await docgen;
  if (call.hook === 'transform') {
    const result = await plugin.transform.call(context, call.code, call.file);
    return { code: typeof result === 'string' ? result : result?.code };
  }
  const staleFiles: string[] = [];
  const getModulesByFile = (file: string) => void staleFiles.push(file);
  const server = { moduleGraph: { getModulesByFile } };
  await plugin.handleHotUpdate.call(context, { file: call.file, server });
  return { staleFiles };
}

parentPort?.on('message', ({ id, call }: DocgenRequest) => {
  void run(call).then((answer) => {
    const reply: DocgenReply = { id, answer };
    parentPort?.postMessage(reply);
  });
});
