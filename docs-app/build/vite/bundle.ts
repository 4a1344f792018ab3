import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type InlineConfig, type Manifest } from 'vite';
import { createSiteConfig } from './createSiteConfig.ts';
import { ENTRIES } from './entries.ts';
import { linkBase } from './linkBase.ts';
import { productModules } from './productModules.ts';
import { modulePath, SITE, TAILWIND_SHEET } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import type { SiteServer } from '../shared/server.types.ts';

/** Packages that the application and every demo load; one chunk saves seven requests. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|react-is|clsx|@emotion)[\\/]/;
/** Small modules without dependencies that most entries load; one chunk saves twelve requests. */
const SHARED =
  /\.constants\.ts$|preload-helper|[\\/](arrival|codePorts|createCodeStore|createStore|createTranslator|denseComponents|identifyProduct|languages|machine|normalizePathname|readCookie|resolveCode|site\.config|toWellFormed|userCss)\.ts$/;
/** Modules that both the application and the frame of a demo load; one chunk saves two requests. */
const ISLAND = /[\\/]app[\\/](data|i18n|islands|shared|styles)[\\/]/;
const MANIFEST = 'manifest.json';

/** Lists the modules that pages load by URL: every demo, and every product's providers. */
function islandModules(productsDir: string): string[] {
  const patterns = ['*/demo-providers.tsx', '*/pages/**/demos/*/{system,tailwind,css}.tsx'];
  return globFiles(patterns, productsDir).map((file) => join(productsDir, file));
}

/** Lists the Tailwind style sheet of the demos, if it exists. */
function tailwindSheets(productsDir: string): string[] {
  return [join(productsDir, TAILWIND_SHEET)].filter((file) => existsSync(file));
}

/** Bundles the server entry, which renders pages to HTML. */
export async function bundleServer(outDir: string, productsDir: string): Promise<void> {
  const config: InlineConfig = {
    plugins: [productModules(productsDir)],
    ssr: { noExternal: true },
    build: {
      ssr: join(SITE, ENTRIES.server),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
    },
  };
  await build(mergeConfig(createSiteConfig(), config));
}

/** Imports the page renderer from the folder of its bundle. */
export async function importServer(dir: string): Promise<SiteServer> {
  return (await import(pathToFileURL(join(dir, 'server.js')).href)) as SiteServer;
}

/** Bundles the browser modules, with a manifest of their files. */
export async function bundleClient(outDir: string, productsDir: string): Promise<void> {
  const shared = createSiteConfig();
  const config: InlineConfig = {
    plugins: shared.base === '/' ? [] : [linkBase()],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: MANIFEST,
      modulePreload: false,
      rolldownOptions: {
        input: [
          join(SITE, ENTRIES.client),
          join(SITE, ENTRIES.search),
          join(SITE, ENTRIES.frame),
          join(SITE, ENTRIES.thirdParty),
          ...islandModules(productsDir),
          ...tailwindSheets(productsDir),
        ],
        preserveEntrySignatures: 'exports-only',
        output: {
          codeSplitting: {
            groups: [
              { name: 'framework', test: FRAMEWORK },
              { name: 'shared', test: SHARED, minShareCount: 2 },
              { name: 'island', test: ISLAND, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
  await build(mergeConfig(shared, config));
}

/** Copies the bundled browser modules into the site's folder and returns their manifest. */
export async function publishClient(dir: string, outDir: string): Promise<Manifest> {
  const manifest = join(dir, MANIFEST);
  await cp(dir, outDir, { recursive: true, filter: (file) => file !== manifest });
  return JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
}

/** Bundles the bootstrap script, which is inlined in every page, and returns its code. */
export async function bundleBootstrap(): Promise<string> {
  const config: InlineConfig = {
    build: {
      write: false,
      rolldownOptions: {
        input: join(SITE, ENTRIES.bootstrap),
        output: { format: 'iife' },
        // No module of the script has a getter, so unused property reads can be removed.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  };
  const result = await build(mergeConfig(createSiteConfig(), config));
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The bootstrap script was not built.');
  return chunk.code.trim();
}

/** Returns functions that find the URLs of a module, its style sheets, and its imports. */
export function readManifest(
  manifest: Manifest,
  { productsDir, base }: { productsDir: string; base: string },
): {
  urlOf: (file: string) => string;
  cssOf: (file: string) => string[];
  modulesOf: (...files: string[]) => string[];
} {
  const chunkOf = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} was not built.`);
    return chunk;
  };
  function collect(key: string, seen: Set<string>): Set<string> {
    for (const imported of chunkOf(key).imports ?? []) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      collect(imported, seen);
    }
    return seen;
  }
  return {
    urlOf: (file) => `${base}/${chunkOf(modulePath(file)).file}`,
    cssOf: (file) => {
      const key = modulePath(file);
      // Style sheets of imports come first, so that the module's own rules override them.
      const css = [...collect(key, new Set()), key].flatMap((each) => chunkOf(each).css ?? []);
      const shared =
        basename(file) === 'tailwind.tsx'
          ? [chunkOf(modulePath(join(productsDir, TAILWIND_SHEET))).file]
          : [];
      return [...new Set([...shared, ...css])].map((path) => `${base}/${path}`);
    },
    modulesOf: (...files) => {
      const keys = files.map((file) => modulePath(file));
      const all = new Set(keys.flatMap((key) => [...collect(key, new Set()), key]));
      return [...all].map((key) => `${base}/${chunkOf(key).file}`);
    },
  };
}
