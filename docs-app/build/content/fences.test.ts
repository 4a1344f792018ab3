import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { afterAll, expect, test } from 'vitest';
import { FIXTURE_PRODUCTS, PRODUCTS, ROOT } from '../../node/paths.ts';
import type { PageSource, Product } from './content.types.ts';
import { readPages, readProducts } from './readProducts.ts';
import { declareModules, listImports, writeFenceModule, type Fence } from './writeFenceModule.ts';

/** On a busy machine the compiler takes far longer than the five seconds of an idle one. */
const LIMIT_MS = 120_000;

const TSC = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** Folder of the modules of a product's fences, below the product, so that imports resolve as there. */
const folderOf = ({ dir }: Pick<Product, 'dir'>) => join(dir, 'node_modules/.cache/fences');

const products = [...(await readProducts(PRODUCTS)), ...(await readProducts(FIXTURE_PRODUCTS))];

afterAll(() => {
  for (const product of products) rmSync(folderOf(product), { recursive: true, force: true });
});

/** Lists the fences of a page in TypeScript or JSX. */
function listFences({ body }: PageSource): Fence[] {
  const fences: Fence[] = [];
  visit(processor.parse(body) as Root, 'code', ({ lang, value, position }) => {
    if (['ts', 'tsx', 'jsx'].includes(lang ?? ''))
      fences.push({ code: value, line: (position?.start.line ?? 0) + 1 });
  });
  return fences;
}

/** Writes a module for each fence of a page; returns its file and the page. */
function writeFences(source: PageSource): [string, PageSource][] {
  const fences = listFences(source);
  const imports = [...new Set(fences.flatMap(({ code }) => listImports(code)))];
  return fences.map((fence) => {
    const name = `${source.pathname.slice(1).replaceAll('/', '__')}__${fence.line}.tsx`;
    const file = join(folderOf(source.product), name);
    mkdirSync(folderOf(source.product), { recursive: true });
    writeFileSync(file, writeFenceModule(fence, imports));
    return [file, source];
  });
}

test('every code fence in TypeScript compiles', { timeout: LIMIT_MS }, () => {
  const pages = products.flatMap((product) => readPages(product));
  const files = new Map(pages.flatMap(writeFences));
  const dir = join(ROOT, 'node_modules/.cache/vitrine/fences');
  const declarations = join(dir, 'modules.d.ts');
  mkdirSync(dir, { recursive: true });
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'] },
      ...{ typeRoots: [join(ROOT, 'node_modules/@types')], incremental: false },
      ...{
        noImplicitAny: false,
        noUnusedLocals: false,
        noUnusedParameters: false,
        verbatimModuleSyntax: false,
      },
    },
    files: [...files.keys(), declarations, join(ROOT, 'node_modules/vite/client.d.ts')],
    references: [],
  };
  writeFileSync(
    declarations,
    declareModules(pages.flatMap(({ frontMatter }) => frontMatter.otherNames)),
  );
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(process.execPath, [TSC, '--project', dir, '--pretty', 'false'], {
    encoding: 'utf8',
    cwd: ROOT,
  });
  expect(stdout).toBe('');
});
