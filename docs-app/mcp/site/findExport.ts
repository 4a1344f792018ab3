import { InputError, unknownValue } from './inputError.ts';
import type { ManifestProduct } from '../../model/siteManifest.ts';
import type { Site } from './createSite.ts';
import { findFolder } from './findProducts.ts';
import type { ApiData, ComponentData, FunctionData } from './siteSchemas.ts';

/** Component, hook or function with its product. */
export type FoundExport = { product: ManifestProduct; api: ApiData } & (
  | { kind: 'component'; entry: ComponentData }
  | { kind: 'hook' | 'function'; entry: FunctionData }
);

/** Finds an export by its name, in one product or in all. */
export async function findExport(
  site: Site,
  name: string,
  product: string | undefined,
): Promise<FoundExport> {
  const searched =
    product === undefined ? site.manifest.products : [await findFolder(site, product)];
  const lists = await Promise.all(
    searched.map(async (one) => listExports(one, await site.api(one))),
  );
  const all = lists.flat();
  const wanted = plain(name);
  const found = all.filter(({ entry }) => plain(entry.name) === wanted);
  const [first, ...others] = found;
  if (!first) throw unknownExport(name, all);
  const folders = [...new Set(found.map((one) => one.product.folder))];
  if (folders.length > 1) {
    throw new InputError(
      `Several products have ${first.entry.name}. Pass product: ${folders.join(', ')}.`,
    );
  }
  // Several packages of a product may have the export, so prefer the exact spelling.
  return [first, ...others].find(({ entry }) => entry.name === name) ?? first;
}

/** Normalizes a name: removes `<…>` and `()`, spaces and hyphens; converts to lower case. */
function plain(name: string): string {
  return name
    .trim()
    .replaceAll(/^<|\s*\/?>$|\(\)$/g, '')
    .replaceAll(/[\s-]/g, '')
    .toLowerCase();
}

function listExports(product: ManifestProduct, api: ApiData): FoundExport[] {
  const shared = { product, api };
  return [
    ...api.components.map((entry) => ({ ...shared, kind: 'component', entry }) as const),
    ...api.hooks.map((entry) => ({ ...shared, kind: 'hook', entry }) as const),
    ...api.utilities.map((entry) => ({ ...shared, kind: 'function', entry }) as const),
  ];
}

function unknownExport(name: string, all: readonly FoundExport[]): InputError {
  const valid = [...new Set(all.map(({ entry }) => entry.name))];
  const hint = 'For a prop or a class, use search.';
  return unknownValue({ kind: 'component, hook or function', value: name, valid, hint });
}
