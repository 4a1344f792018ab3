import { basename, dirname, join } from 'node:path';
import type { ComponentApi } from '@vitrine/ui/core';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { toPosixPath } from '../../node/posixPaths.ts';
import type { PageSource } from '../content/content.types.ts';
import { collectMistakes } from '../shared/mistakes.ts';
import { readPages, readProducts } from '../content/readProducts.ts';
import { readProductApis } from '../content/readProductApis.ts';
import { createControls, type Controls } from './playgroundControls.ts';
import { listControls, readOptions, type PlaygroundOptions } from './playgroundOptions.ts';

/** Story with controls for the props of a component. */
export interface Playground extends Controls {
  component: string;
  exportName: string;
  /** Name in the sidebar. */
  name: string;
  /** Props without controls. */
  props: Readonly<Record<string, unknown>>;
  within: readonly (readonly [string, Readonly<Record<string, unknown>>])[];
  /** Values that tests set instead of the values of the control, by prop. */
  values: Readonly<Record<string, readonly unknown[]>>;
  /** Returns the import statement of a component of the product. */
  findImport: (component: string) => string | undefined;
}

/** Lists the playgrounds of a stories file: one per component of its page, without `leftOut`. */
export type ListPlaygrounds = (storiesFile: string) => Promise<Playground[]>;

/** Creates a function that lists playgrounds; it reads the products once. */
export function createPlaygrounds(productsDir: string): ListPlaygrounds {
  let reading: Promise<Map<string, ProductPages>> | undefined;
  return async (storiesFile) => {
    reading ??= readProductPages(productsDir);
    const page = join(dirname(storiesFile), 'page.mdx');
    const product = (await reading).get(toPosixPath(page));
    if (!product || basename(storiesFile) !== `${basename(dirname(page))}.stories.tsx`) return [];
    product.apis ??= readApis(product.sources);
    const apis = await product.apis;
    const options = readOptions(product.sources[0]!.product.dir);
    const source = product.sources.find(({ file }) => toPosixPath(file) === toPosixPath(page));
    return (source?.frontMatter.components ?? []).flatMap((name, index) => {
      const api = apis.get(name);
      return api && !(name in options.leftOut)
        ? [createPlayground(api, { apis, options, isFirst: index === 0 })]
        : [];
    });
  };
}

interface ProductPages {
  sources: readonly PageSource[];
  apis?: Promise<ReadonlyMap<string, ComponentApi>>;
}

/** Reads the pages of all products, by file. Ignores mistakes, because the build reports them. */
async function readProductPages(productsDir: string): Promise<Map<string, ProductPages>> {
  const products = await readProducts(productsDir, collectMistakes());
  return new Map(
    products.flatMap((product) => {
      const entry: ProductPages = { sources: readPages(product, collectMistakes()) };
      return entry.sources.map(({ file }) => [toPosixPath(file), entry] as const);
    }),
  );
}

async function readApis(sources: readonly PageSource[]): Promise<Map<string, ComponentApi>> {
  const { apis } = await readProductApis(sources[0]!.product, { sources });
  return new Map(apis.map((api) => [api.name, api]));
}

/**
 * Lists the component and the story id of each playground of a page. `storiesId` is the prefix of
 * all story ids of the page.
 */
export function listPlaygroundIds(
  { product, frontMatter: { components } }: PageSource,
  storiesId: string,
): [string, string][] {
  const { leftOut } = readOptions(product.dir);
  return components.flatMap((name, index): [string, string][] => {
    const { exportName } = namePlayground(name, index === 0);
    const id = toId(storiesId, storyNameFromExport(exportName));
    return name in leftOut ? [] : [[name, id]];
  });
}

function namePlayground(component: string, isFirst: boolean) {
  return isFirst
    ? { exportName: 'Playground', name: 'Playground' }
    : {
        exportName: `Playground${component.replaceAll('.', '')}`,
        name: `Playground: ${component}`,
      };
}

interface PlaygroundContext {
  apis: ReadonlyMap<string, ComponentApi>;
  options: PlaygroundOptions;
  isFirst: boolean;
}

function createPlayground(
  api: ComponentApi,
  { apis, options, isFirst }: PlaygroundContext,
): Playground {
  const { name } = api;
  return {
    component: name,
    ...namePlayground(name, isFirst),
    props: options.props[name] ?? {},
    within: [...(options.within['*'] ?? []), ...(options.within[name] ?? [])],
    values: options.values[name] ?? {},
    findImport: (component) => apis.get(component)?.imports[0],
    ...listControls(createControls(api), { name, options }),
  };
}
