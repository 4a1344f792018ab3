import * as z from 'zod';

/** Pathname of the file that lists the data of a published site for other programs. */
export const MANIFEST_PATH = '/vitrine.json';

/** Version of the manifest and of the files that it lists. Increase it on breaking changes. */
export const SITE_FORMAT = 1;

const comparisonSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Pathname of the page; `changes.json` below it has the changes. */
  path: z.string(),
});

const productSchema = z.object({
  /** Folder of the product; also its id, unless the folder has several products. */
  folder: z.string(),
  prefix: z.string(),
  /** Products of the folder that readers see. */
  identities: z.array(z.object({ id: z.string(), name: z.string(), version: z.string() })).min(1),
  /** URL of the API data, if the product has packages. */
  api: z.string().optional(),
  /** URL of the text of the pages. */
  text: z.string(),
  /** Pairs of releases whose APIs were compared. */
  comparisons: z.array(comparisonSchema),
});

/** Content of `/vitrine.json`. */
export const manifestSchema = z.object({
  format: z.literal(SITE_FORMAT),
  name: z.string(),
  /** Base path of the site on its host, such as `/docs`; undefined at the root. */
  base: z.string().optional(),
  /** Name of the build; it changes with each change of the site. */
  build: z.string().optional(),
  products: z.array(productSchema),
});

const pageTextSchema = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Text of each section without code; the first one has no heading. */
  sections: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
});

/** Text of the pages of a product folder. */
export const siteTextSchema = z.array(pageTextSchema);

export const demoResultSchema = z.object({
  status: z.enum(['passed', 'failed']),
  /** End of the test run, as an ISO date. */
  date: z.string(),
  commit: z.string(),
  browser: z.string(),
  /** Numbers of user actions, assertions and pressed keys. */
  actions: z.number(),
  checks: z.number(),
  keys: z.number(),
  /** Ids of the violated axe rules. */
  violations: z.array(z.string()),
});

export type SiteManifest = z.infer<typeof manifestSchema>;
export type ManifestProduct = SiteManifest['products'][number];
export type ReleaseComparison = z.infer<typeof comparisonSchema>;
export type PageText = z.infer<typeof pageTextSchema>;
/** Result of the test of a demo, in the file of the demo's code. */
export type DemoResult = z.infer<typeof demoResultSchema>;
