import {
  createNameSearch,
  groupRows,
  listEntries,
  namesSchema,
  searchIndexSchema,
  type NameSearch,
  type NamesFile,
  type SearchProduct,
} from '@vitrine/ui/core';
import * as z from 'zod';
import { readParts } from '../../model/markdownParts.ts';
import {
  MANIFEST_PATH,
  manifestSchema,
  SITE_FORMAT,
  siteTextSchema,
  type ManifestProduct,
  type PageText,
  type SiteManifest,
} from '../../model/siteManifest.ts';
import { MissingFileError, SiteError, type SiteFiles } from './siteFiles.ts';
import {
  apiSchema,
  changesSchema,
  demoSchema,
  errorsSchema,
  redirectsSchema,
  type ApiData,
} from './siteSchemas.ts';

/** Searchable product with its names. */
export interface NamedProduct extends SearchProduct {
  names: NamesFile;
  prefix: string;
  version: string;
}

/** Published site. Caches shared files; reads changes, demos and Markdown on each call. */
export interface Site {
  manifest: SiteManifest;
  files: SiteFiles;
  products: () => Promise<readonly NamedProduct[]>;
  nameSearch: () => Promise<NameSearch>;
  texts: () => Promise<readonly (PageText & { folder: string })[]>;
  api: (product: ManifestProduct) => Promise<ApiData>;
  errors: () => Promise<z.infer<typeof errorsSchema>>;
  redirects: () => Promise<ReadonlyMap<string, string>>;
  changes: (path: string) => Promise<z.infer<typeof changesSchema>>;
  demo: (path: string, name: string) => Promise<z.infer<typeof demoSchema>>;
  markdown: (path: string) => Promise<string>;
}

const NEEDED =
  'The server needs a site that Vitrine built: a folder such as dist, or the address of its home page.';

/** Creates a function that returns the current build of the site. */
export function createSiteLoader(files: SiteFiles): () => Promise<Site> {
  let current: { text: string; site: Site; checked: number } | undefined;
  return async () => {
    if (current && Date.now() - current.checked < files.freshMs) return current.site;
    const text = await files.read(MANIFEST_PATH).catch((error: Error) => {
      throw error instanceof MissingFileError ? new SiteError(`${error.message} ${NEEDED}`) : error;
    });
    const site = current?.text === text ? current.site : createSite(files, parseManifest(text));
    current = { text, site, checked: Date.now() };
    return site;
  };
}

function parseManifest(text: string): SiteManifest {
  const { format } = parseFile(z.object({ format: z.number() }), text, MANIFEST_PATH);
  if (format > SITE_FORMAT) {
    throw new SiteError(
      `The site has format ${format}, and this server reads format ${SITE_FORMAT}. Update vitrine-mcp.`,
    );
  }
  return parseFile(manifestSchema, text, MANIFEST_PATH);
}

/** Parses a file of the site by its schema; throws a `SiteError` that names the file. */
function parseFile<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
  path: string,
): z.infer<Schema> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new SiteError(
      `${path} of the site is not complete JSON. Build or deploy the site again.`,
    );
  }
  const parsed = z.safeParse(schema, content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') ?? '';
  throw new SiteError(
    `${path} of the site has another format${place ? ` at ${place}` : ''}: ${issue?.message}. Use the server and the site of the same version.`,
  );
}

function createSite(files: SiteFiles, manifest: SiteManifest): Site {
  const stored = new Map<string, Promise<unknown>>();
  /** Calls `load` once per key; calls it again after a failure. */
  function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const earlier = stored.get(key) as Promise<Value> | undefined;
    if (earlier) return earlier;
    const value = load();
    stored.set(key, value);
    value.catch(() => stored.delete(key));
    return value;
  }
  const readNow = async <Schema extends z.core.$ZodType>(schema: Schema, path: string) =>
    parseFile(schema, await files.read(path), path);
  const read = <Schema extends z.core.$ZodType>(schema: Schema, path: string) =>
    once(path, () => readNow(schema, path));

  const products = () => once('products', () => listProducts(manifest, read));
  return {
    ...{ manifest, files, products },
    nameSearch: () => once('names', async () => fillNameSearch(await products())),
    texts: () =>
      once('texts', async () => {
        const read = manifest.products.map(async ({ folder, text }) =>
          (await readNow(siteTextSchema, text)).map((page) => ({ ...page, folder })),
        );
        return (await Promise.all(read)).flat();
      }),
    api: async ({ api }) =>
      api === undefined ? { components: [], hooks: [], utilities: [] } : read(apiSchema, api),
    errors: () => read(errorsSchema, '/error-codes.json'),
    redirects: () =>
      once('redirects', async () => {
        const list = await readNow(redirectsSchema, '/redirects.json');
        return new Map(list.map(({ from, to }) => [from, to]));
      }),
    changes: (path) => readNow(changesSchema, `${path}/changes.json`),
    demo: (path, name) => readNow(demoSchema, `${path}/demos/${name}.json`),
    markdown: (path) => readParts(`${path === '/' ? '/index' : path}.md`, files.read),
  };
}

type Read = <Schema extends z.core.$ZodType>(
  schema: Schema,
  path: string,
) => Promise<z.infer<Schema>>;

async function listProducts(manifest: SiteManifest, read: Read): Promise<NamedProduct[]> {
  const index = await read(searchIndexSchema, '/search/index.json');
  return Promise.all(
    index.map(async (product) => {
      const { prefix = '', identities = [] } =
        manifest.products.find(({ folder }) => folder === product.folder) ?? {};
      const version = identities.find(({ id }) => id === product.id)?.version ?? '';
      return { ...product, prefix, version, names: await read(namesSchema, product.url) };
    }),
  );
}

function fillNameSearch(products: readonly NamedProduct[]): NameSearch {
  const search = createNameSearch();
  for (const { names } of products) {
    // Stories are pages of the workbench, which have no Markdown.
    search.add(groupRows(listEntries(names).filter(({ kind }) => kind !== 'story')));
  }
  return search;
}
