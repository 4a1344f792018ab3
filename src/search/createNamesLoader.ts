import { createNameSearch, groupRows, type NameSearch } from './createNameSearch.ts';
import { listEntries, type NamesFile, type SearchProduct } from './namesFile.ts';
import { SLICE_SIZE } from './search.constants.ts';

export interface NamesPorts {
  /** Lists the products with names files; rejects when loading fails. */
  loadProducts: () => Promise<readonly SearchProduct[]>;
  /** Loads the names of a product; rejects when loading fails. */
  loadNames: (url: string) => Promise<NamesFile>;
  /** Yields to the main thread, so that the browser can handle other events. */
  yieldToMain: () => Promise<void>;
}

/** `partial` when some names could not be loaded; `failed` when no names could be loaded. */
export type NamesStatus = 'loading' | 'ready' | 'partial' | 'failed';

export interface NamesLoader {
  names: NameSearch;
  status: () => NamesStatus;
  /** Returns a product by its id. */
  find: (id: string | undefined) => SearchProduct | undefined;
  /** Returns the names of all products in the same folder as a product. */
  familyOf: (id: string | undefined) => string[];
  /** Loads the missing names, unless they are loading; the product with the id `first` first. */
  load: (first: string | undefined) => void;
}

/** Creates a loader of names. Calls `onChange` after each loaded slice and at the end. */
export function createNamesLoader(ports: NamesPorts, onChange: () => void): NamesLoader {
  const names = createNameSearch();
  const loaded = new Set<string>();
  let products: readonly SearchProduct[] = [];
  let status: NamesStatus = 'loading';
  let loading: Promise<void> | undefined;

  const find = (id: string | undefined) => products.find((product) => product.id === id);

  function report(next: NamesStatus): void {
    status = next;
    onChange();
  }

  /** Adds names in slices, because a large index would block the next keystroke. */
  async function add({ id, url }: SearchProduct): Promise<void> {
    const rows = groupRows(listEntries(await ports.loadNames(url)));
    loaded.add(id);
    for (let from = 0; from < rows.length; from += SLICE_SIZE) {
      names.add(rows.slice(from, from + SLICE_SIZE));
      await ports.yieldToMain();
      onChange();
    }
  }

  async function loadAll(first: string | undefined): Promise<void> {
    if (products.length === 0) products = await ports.loadProducts();
    const orderOf = ({ id }: SearchProduct) => (id === first ? 0 : 1);
    const missing = products
      .filter(({ id }) => !loaded.has(id))
      .toSorted((a, b) => orderOf(a) - orderOf(b));
    for (const product of missing) await add(product).catch(() => {});
    if (loaded.size === 0) report('failed');
    else report(loaded.size < products.length ? 'partial' : 'ready');
  }

  return {
    names,
    status: () => status,
    find,
    familyOf(id) {
      const folder = find(id)?.folder;
      return products.filter((product) => product.folder === folder).map(({ name }) => name);
    },
    load(first) {
      status = 'loading';
      loading ??= loadAll(first)
        .catch(() => report('failed'))
        .finally(() => (loading = undefined));
    },
  };
}
