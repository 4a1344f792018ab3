import { join } from 'node:path';
import type { ArticleDemo } from '../../model/page.types.ts';
import type { PageSource } from '../content/content.types.ts';
import type { SiteInput } from './site.types.ts';
import { toDemoResult } from '../evidence/toDemoResult.ts';
import { writeDemoFrame } from './writeDemoFrame.ts';

/** Files of a product's providers, which the demos of a page need. */
export interface ProviderFiles {
  /** URL of the module; empty for a page without demos. */
  url: string;
  css: readonly string[];
}

/** Finds the files of a product's providers, for a page with demos. */
export function findProviders(
  { product }: PageSource,
  demos: readonly ArticleDemo[],
  { assets }: SiteInput,
): ProviderFiles {
  const file = join(product.dir, 'demo-providers.tsx');
  return demos.length > 0
    ? { url: assets.urlOf(file), css: assets.cssOf(file) }
    : { url: '', css: [] };
}

/** Lists the style sheets that prerendered demos need; providers come first. */
export function listSheets(demos: readonly ArticleDemo[], providers: ProviderFiles): string[] {
  const demosCss = demos.flatMap(({ modules: [first] }) => first.css);
  return [...new Set([...providers.css, ...demosCss])];
}

/** Adds the iframe URL to a demo that its article shows in an iframe. */
export function addFrame(
  demo: ArticleDemo,
  { pathname }: PageSource,
  frames: ReadonlySet<string>,
): ArticleDemo {
  return frames.has(demo.name)
    ? { ...demo, frameUrl: `${pathname}/demos/${demo.name}.html` }
    : demo;
}

/** Writes the code, the story id and the machine-readable test result of a demo as JSON. */
function writeDemoCode({ code, storyId, verdict }: ArticleDemo): string {
  const result = verdict && { result: toDemoResult(verdict) };
  return JSON.stringify({ ...code, story: storyId, ...result });
}

interface DemoFilesInput {
  source: PageSource;
  providers: ProviderFiles;
  input: SiteInput;
}

/** Writes the sources of demos, which pages load on demand, and the documents of framed demos. */
export function writeDemoFiles(
  demos: readonly ArticleDemo[],
  { source, providers, input }: DemoFilesInput,
): Record<string, string> {
  const { folder } = source.product;
  const frames = demos.flatMap((demo) => {
    if (demo.frameUrl === undefined) return [];
    const sheets = listSheets([demo], providers);
    const framed = { demo, folder, providersUrl: providers.url, sheets };
    return [[demo.frameUrl, writeDemoFrame(framed, input)] as const];
  });
  return Object.fromEntries([
    ...demos.map((demo) => [demo.codeUrl, writeDemoCode(demo)] as const),
    ...frames,
  ]);
}
