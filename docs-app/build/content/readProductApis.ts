import { flattenNav, type ComponentApi, type HookApi } from '@vitrine/ui/core';
import type { ApiCacheOptions, ApiProblem, Extracted } from '../api/apiCache.ts';
import { discoverComponents, findBarePackages } from '../api/locateComponents.ts';
import { readComponentApis, readFunctionApis, readHookApis } from '../api/readApis.ts';
import type { ApiPage, PageSource, Product } from './content.types.ts';
import { listApiPages } from './listApiPages.ts';

/** APIs of a product's packages. */
export interface ProductApis {
  /** Pages that document the APIs. */
  pages: ApiPage[];
  apis: ComponentApi[];
  /** All props that each component accepts, by `apiKey`. */
  acceptedProps?: Extracted<ComponentApi>['acceptedProps'];
  /** Hooks that pages document. */
  hooks: HookApi[];
  /** Hooks and utilities that the packages declare. */
  functions: HookApi[];
  problems: ApiProblem[];
}

/** Reads all APIs that a product documents. */
export async function readProductApis(
  product: Product,
  { sources, ...options }: ApiCacheOptions & { sources: readonly PageSource[] },
): Promise<ProductApis> {
  const pages = listApiPages(product, sources);
  const { dir: productDir, packages } = product;
  const hookNames = [...new Set(pages.flatMap(({ frontMatter }) => frontMatter.hooks))].sort();
  const [components, hooks, functions] = await Promise.all([
    readComponentApis({ productDir, names: listComponentNames(product, pages) }, options),
    readHookApis({ productDir, names: hookNames }, options),
    readFunctionApis({ productDir, names: Object.keys(packages) }, options),
  ]);
  const bare = findBarePackages(productDir, Object.keys(packages));
  return {
    pages,
    apis: components.apis,
    acceptedProps: components.acceptedProps,
    hooks: hooks.apis,
    functions: sortByPackage(functions.apis, Object.keys(packages)),
    problems: [...bare, ...components.problems, ...hooks.problems, ...functions.problems],
  };
}

/** Sorts functions by the order of the product's packages. */
function sortByPackage(apis: readonly HookApi[], names: readonly string[]): HookApi[] {
  return apis.toSorted((a, b) => names.indexOf(a.packageName) - names.indexOf(b.packageName));
}

/** Lists the components in front matter, and all other components if each has an API page. */
export function listComponentNames(
  { apiLayout, dir, nav, packages }: Product,
  pages: readonly ApiPage[],
): string[] {
  const named = pages.flatMap(({ frontMatter }) => frontMatter.components);
  if (apiLayout === 'tabs') return [...new Set(named)].sort();
  const slugs = listSlugs({ nav });
  const packageNames = Object.keys(packages);
  return [...new Set([...named, ...discoverComponents(dir, { packageNames, slugs })])].sort();
}

/** Lists the last pathname segments of the navigation, to find components that share a folder. */
export function listSlugs({ nav }: Pick<Product, 'nav'>): ReadonlySet<string> {
  const entries = flattenNav(nav, { planned: true });
  return new Set(entries.map(({ pathname }) => pathname.split('/').at(-1) ?? ''));
}
