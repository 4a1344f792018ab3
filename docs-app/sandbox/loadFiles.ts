import type { PlayFile, PlayFiles } from '@vitrine/ui';
import { createGuard, createGuardClock, type Guard } from './createGuard.ts';
import { createRequire, type Factory } from './createRequire.ts';
import { insertGuards } from './insertGuards.ts';
import { readExports } from './readExports.ts';
import type { ModuleTable } from './sandbox.types.ts';
import { CodeError, isScript, transpile } from './transpile.ts';

/** CommonJS function of a file that also receives the guards of its loops and functions. */
type GuardedFactory = (
  ...values: [...Parameters<Factory>, call: Guard['call'], loop: Guard['loop']]
) => void;

/** Creates the CommonJS function of a file, with a new guard. */
type CreateFactory = (isReplaced: () => boolean) => Factory;

interface FactoryModule {
  default: GuardedFactory;
}

const clock = createGuardClock();

/** File names by blob URL, to find the file in the stack of an error. */
const names = new Map<string, string>();

/** Number of cached files above which the cache is cleared. */
const MOST_FILES = 50;

/** Loaded files by name and code. */
const cache = new Map<string, Promise<CreateFactory>>();

export interface LoadOptions {
  modules: ModuleTable;
  /** Returns whether a newer version has replaced the loaded version. */
  isReplaced: () => boolean;
}

/** Loads a demo's files and returns the default export of the first file. */
export async function loadFiles(files: PlayFiles, options: LoadOptions): Promise<unknown> {
  const { modules, isReplaced } = options;
  const entries = await Promise.all(
    files.map(async (file) => [file.name, await toFactory(file, isReplaced)] as const),
  );
  const exports = createRequire({ modules, factories: new Map(entries) })(files[0].name);
  return (exports as { default?: unknown }).default;
}

async function toFactory(file: PlayFile, isReplaced: () => boolean): Promise<Factory | undefined> {
  const exports = readExports(file);
  if (exports) {
    return (_, module) => {
      module.exports = { ...exports, __esModule: true };
    };
  }
  if (!isScript(file.name)) return undefined;
  const key = `${file.name}\n${file.code}`;
  const loading = cache.get(key) ?? importFile(file);
  if (cache.size > MOST_FILES) cache.clear();
  cache.set(key, loading);
  return (await loading)(isReplaced);
}

async function importFile(file: PlayFile): Promise<CreateFactory> {
  const { code, names: guards, sites } = insertGuards(transpile(file));
  const parameters = ['require', 'module', 'exports', guards.call, guards.loop];
  // Keep the wrapper on the first line of the code, so that line numbers do not change.
  const url = toUrl(`export default function (${parameters.join(', ')}) {${code}\n}`);
  names.set(url, file.name);
  try {
    const factory = ((await import(/* @vite-ignore */ url)) as FactoryModule).default;
    return (isReplaced) => {
      const { call, loop } = createGuard({ file: file.name, sites, clock, isReplaced });
      return (...values) => factory(...values, call, loop);
    };
  } catch (error) {
    throw await locateFault(error as Error, url, file.name);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function toUrl(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}

/** Finds the line of a syntax error, which the browser reports only for a script element. */
function locateFault({ message }: Error, url: string, file: string): Promise<CodeError> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const finish = (place: { line?: number }) => {
      removeEventListener('error', handleError, true);
      script.remove();
      resolve(new CodeError({ kind: 'syntax', message, file, ...place }));
    };
    const handleError = (event: ErrorEvent) => {
      if (event.filename !== url) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      finish({ line: event.lineno });
    };
    addEventListener('error', handleError, true);
    script.addEventListener('load', () => finish({}));
    script.addEventListener('error', () => finish({}));
    Object.assign(script, { type: 'module', src: url });
    document.head.append(script);
  });
}

/** Finds the file and the line where an error was thrown. */
export function locateError({ stack = '' }: Error): { file?: string; line?: number } {
  for (const [, url = '', line] of stack.matchAll(/(blob:[^\s)]+?):(\d+):\d+/g)) {
    const file = names.get(url);
    if (file !== undefined) return { file, line: Number(line) };
  }
  return {};
}
