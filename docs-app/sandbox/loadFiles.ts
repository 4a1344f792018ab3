import type { PlayFile, PlayFiles } from '@vitrine/ui';
import { createRequire, type Factory } from './createRequire.ts';
import { toImageUrl } from './toImageUrl.ts';
import type { ModuleTable } from './sandbox.types.ts';
import { CodeError, isScript, transpile } from './transpile.ts';

interface FactoryModule {
  default: Factory;
}

/** File names by the blob URLs in the stacks of errors. */
const names = new Map<string, string>();

/** Number of cached files above which the cache is cleared. */
const MOST_FILES = 50;

/** Loaded files by name and code. */
const cache = new Map<string, Promise<Factory>>();

const BEFORE = 'export default function (require, module, exports) {';

/** Loads a demo's files and returns the default export of the first. */
export async function loadFiles(files: PlayFiles, modules: ModuleTable): Promise<unknown> {
  const entries = await Promise.all(
    files.map(async (file) => [file.name, await toFactory(file)] as const),
  );
  const exports = createRequire({ modules, factories: new Map(entries) })(files[0].name);
  return (exports as { default?: unknown }).default;
}

async function toFactory(file: PlayFile): Promise<Factory | undefined> {
  const image = toImageUrl(file);
  if (image !== undefined) {
    return (_, module) => {
      module.exports = { __esModule: true, default: image };
    };
  }
  if (!isScript(file.name)) return undefined;
  const key = `${file.name}\n${file.code}`;
  const factory = cache.get(key) ?? importFile(file);
  if (cache.size > MOST_FILES) cache.clear();
  cache.set(key, factory);
  return factory;
}

async function importFile(file: PlayFile): Promise<Factory> {
  // The wrapper is on the first line of the code, so that line numbers do not change.
  const url = toUrl(`${BEFORE}${transpile(file)}\n}`);
  names.set(url, file.name);
  try {
    return ((await import(/* @vite-ignore */ url)) as FactoryModule).default;
  } catch (error) {
    throw await locateFault(error as Error, url, file.name);
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
