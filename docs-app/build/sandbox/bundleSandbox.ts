import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PLAY_PATHS } from '@vitrine/ui/core';
import { SITE, TAILWIND_SHEET } from '../../node/paths.ts';
import { globFiles, toPosixPath } from '../../node/posixPaths.ts';
import { bundleText } from '../vite/bundleText.ts';
import { listModules } from './listModules.ts';
import { cacheScript, hashSources } from './cacheScript.ts';
import { writeFrame } from './writeFrame.ts';

/** Files that demo editing needs, by URL path. */
export type PlayAssets = Readonly<Record<string, string>>;

const SANDBOX = toPosixPath(join(SITE, 'sandbox'));
/** Id suffix of virtual entry modules; their imports resolve from the file before the suffix. */
const ENTRY = '?play-entry';

/** Lists the product folders that have demos. */
export function listPlayFolders(productsDir: string): string[] {
  return globFiles('*/demo-providers.tsx', productsDir).map(dirname);
}

/** Builds the iframe document that runs edited demos, with inline CSP, styles and script. */
export async function bundleFrame(baseCss: string): Promise<string> {
  const script = await bundleText({ input: join(SANDBOX, 'frame.ts'), format: 'iife' });
  return writeFrame({ script, baseCss });
}

interface ProductEntry {
  /** Vite's id of the entry module. */
  input: string;
  code: string;
}

/**
 * Generates the code of the entry module of a product's sandbox script. The module imports the
 * runtime, the demo providers and the modules that demos can import.
 */
export function writeProductEntry(productDir: string, modules: readonly string[]): ProductEntry {
  const providers = `${toPosixPath(productDir)}/demo-providers.tsx`;
  const imports = modules.map(
    (name, index) => `import * as m${index} from ${JSON.stringify(name)};`,
  );
  const table = modules.map((name, index) => `${JSON.stringify(name)}: m${index}`);
  const code = [
    `import { startRuntime } from ${JSON.stringify(`${SANDBOX}/runtime.tsx`)};`,
    `import { DemoProviders, demoThemeCss } from ${JSON.stringify(providers)};`,
    ...imports,
    `const modules = { ${table.join(', ')} };`,
    'export const start = (options) => startRuntime({ DemoProviders, demoThemeCss, modules }, options);',
  ].join('\n');
  return { input: providers + ENTRY, code };
}

/** Builds the script of a product from its entry module. */
export async function bundleProduct(productDir: string): Promise<string> {
  const { input, code } = writeProductEntry(productDir, listModules(productDir));
  return cacheScript([hashSources(productDir), code], () =>
    bundleText({ input, code, format: 'es' }),
  );
}

/** Builds the script that generates Tailwind CSS; undefined without a Tailwind style sheet. */
export async function bundleTailwind(productsDir: string): Promise<string | undefined> {
  const sheet = join(productsDir, TAILWIND_SHEET);
  if (!existsSync(sheet)) return undefined;
  const text = JSON.stringify(readFileSync(sheet, 'utf8'));
  const code = `import { createTailwind } from ${JSON.stringify(`${SANDBOX}/tailwind.ts`)};
export const writeTailwind = createTailwind(${text});`;
  return bundleText({ input: `${SANDBOX}/tailwind.ts${ENTRY}`, code, format: 'es' });
}

interface PlayInput {
  productsDir: string;
  /** Base style sheet of every page. */
  baseCss: string;
}

/** Builds all files that demo editing needs, by URL path. */
export async function bundleSandbox({ productsDir, baseCss }: PlayInput): Promise<PlayAssets> {
  const folders = listPlayFolders(productsDir);
  const frame = await bundleFrame(baseCss);
  const tailwind = await bundleTailwind(productsDir);
  const named: NamedScript[] = [];
  // Sequential, because parallel builds take as long and need three times the memory.
  for (const folder of folders) {
    named.push(nameScript(folder, await bundleProduct(join(productsDir, folder))));
  }
  const shared = tailwind === undefined ? [] : [nameScript('tailwind', tailwind)];
  const scripts = {
    products: Object.fromEntries(named.map(({ name, path }) => [name, path])),
    ...(shared[0] && { tailwind: shared[0].path }),
  };
  return {
    [PLAY_PATHS.frame]: frame,
    [PLAY_PATHS.scripts]: JSON.stringify(scripts),
    ...Object.fromEntries([...named, ...shared].map(({ path, text }) => [path, text])),
  };
}

interface NamedScript {
  name: string;
  path: string;
  text: string;
}

/** Adds a content hash to the path of a script, so that browsers may cache it forever. */
function nameScript(name: string, text: string): NamedScript {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { name, path: `/assets/play/${name}-${hash}.js`, text };
}
