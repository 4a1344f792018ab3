import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { afterAll, expect, test } from 'vitest';
import { FIXTURE_PRODUCTS, PRODUCTS, ROOT } from '../../node/paths.ts';
import { toPosixPath } from '../../node/posixPaths.ts';
import { sampleFiles } from '../../testing/sampleFiles.ts';
import type { PageSource, Product } from './content.types.ts';
import { readPages, readProducts } from './readProducts.ts';
import { declareModules, listImports, writeFenceModule, type Fence } from './writeFenceModule.ts';

/** Test timeout. The compiler takes 5 s on an idle machine, and far longer on a busy one. */
const LIMIT_MS = 120_000;

const require = createRequire(join(ROOT, 'package.json'));
const TSC = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** Returns the folder of a product's fence modules, below the product so that imports resolve. */
const folderOf = ({ dir }: Pick<Product, 'dir'>) => join(dir, 'node_modules/.cache/fences');

const products = [...(await readProducts(PRODUCTS)), ...(await readProducts(FIXTURE_PRODUCTS))];

afterAll(() => {
  for (const product of products) rmSync(folderOf(product), { recursive: true, force: true });
});

/** Lists the fences of a page in TypeScript or JSX. */
function listFences({ body }: PageSource): Fence[] {
  const fences: Fence[] = [];
  let section = 0;
  visit(processor.parse(body) as Root, (node) => {
    if (node.type === 'heading' && node.depth === 2) section += 1;
    if (node.type !== 'code' || !['ts', 'tsx', 'jsx'].includes(node.lang ?? '')) return;
    fences.push({ code: node.value, line: (node.position?.start.line ?? 0) + 1, section });
  });
  return fences;
}

/** Module of a code fence. */
interface FenceModule {
  file: string;
  /** Name of a section with module augmentations; undefined in other sections. */
  augmented: string | undefined;
}

/** Writes a module for each fence of a page. */
function writeFences(source: PageSource): FenceModule[] {
  const fences = listFences(source);
  const imports = [...new Set(fences.flatMap(({ code }) => listImports(code)))];
  const augmented = new Set(
    fences.flatMap(({ code, section }) => (code.includes('declare module') ? section : [])),
  );
  return fences.map((fence) => {
    const name = `${source.pathname.slice(1).replaceAll('/', '__')}__${fence.line}.tsx`;
    const file = join(folderOf(source.product), name);
    mkdirSync(folderOf(source.product), { recursive: true });
    writeFileSync(file, writeFenceModule(fence, imports));
    const section = `${source.pathname} ${fence.section}`;
    return { file, augmented: augmented.has(fence.section) ? section : undefined };
  });
}

const pages = products.flatMap((product) => readPages(product));
const sampled = sampleFiles(4, pages, ({ file }) => toPosixPath(relative(ROOT, file)));
const modules = sampled.flatMap(writeFences);
const configDir = join(ROOT, 'node_modules/.cache/vitrine/fences');
const declarations = join(configDir, 'modules.d.ts');
mkdirSync(configDir, { recursive: true });
writeFileSync(
  declarations,
  declareModules(pages.flatMap(({ frontMatter }) => frontMatter.otherNames).filter(isMissing)),
);

/** Returns whether no installed package has the name. A declaration would hide a package's types. */
function isMissing(name: string): boolean {
  try {
    require.resolve(name);
    return false;
  } catch {
    return true;
  }
}

/** Compiles modules in one program; returns the errors. */
function compile(files: readonly string[]): string {
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'] },
      ...{ typeRoots: [join(ROOT, 'node_modules/@types')], incremental: false },
      ...{ noImplicitAny: false, noUnusedLocals: false, noUnusedParameters: false },
      verbatimModuleSyntax: false,
    },
    files: [...files, declarations, join(ROOT, 'node_modules/vite/client.d.ts')],
    references: [],
  };
  writeFileSync(join(configDir, 'tsconfig.json'), JSON.stringify(config));
  const args = [TSC, '--project', configDir, '--checkers', '1', '--pretty', 'false'];
  return spawnSync(process.execPath, args, { encoding: 'utf8', cwd: ROOT }).stdout;
}

test(
  'TypeScript compiles the ts, tsx and jsx code fences of pages without errors',
  { timeout: LIMIT_MS },
  () => {
    expect(modules.length).toBeGreaterThan(0);
    // Module augmentations are global, so each section with them needs a separate program.
    const programs = Map.groupBy(modules, ({ augmented }) => augmented);
    const errors = Array.from(programs.values(), (group) => compile(group.map(({ file }) => file)));
    expect(errors.join('')).toBe('');
  },
);
