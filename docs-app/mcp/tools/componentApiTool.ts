import * as z from 'zod';
import type { Site } from '../site/createSite.ts';
import { findExport, type FoundExport } from '../site/findExport.ts';
import { listRows, PARTS, type ApiRow, type Part } from './listRows.ts';
import { offsetInput, slice, sliceOutput, writeNext } from './paging.ts';
import type { Tool } from './tool.types.ts';

const input = z.strictObject({
  name: z.string().describe('Name of a component, hook or function, such as Button.'),
  product: z.string().optional().describe('Id of the product; needed when several have the name.'),
  parts: z.array(z.enum(PARTS)).optional().describe('Only these parts; all by default.'),
  filter: z.string().optional().describe('Only entries whose name contains this text.'),
  limit: z.int().min(1).max(200).default(60).describe('Number of entries.'),
  offset: offsetInput,
});

const rowSchema = z.object({
  part: z.enum(PARTS),
  name: z.string(),
  type: z.string().optional(),
  required: z.boolean().optional(),
  default: z.string().optional(),
  description: z.string(),
  deprecated: z.string().optional(),
  from: z.string().optional().describe('Component that an inherited prop comes from.'),
});

const output = z.object({
  name: z.string(),
  kind: z.enum(['component', 'hook', 'function']),
  product: z.string(),
  package: z.string(),
  version: z.string(),
  href: z.string().optional(),
  imports: z.array(z.string()),
  description: z.string(),
  deprecated: z.string().optional(),
  themeKey: z.string().optional(),
  inherits: z.string().optional().describe('Component or element whose props it also accepts.'),
  counts: z.record(z.string(), z.int()).describe('Number of entries of each part.'),
  entries: z.array(rowSchema),
  ...sliceOutput,
});

type ApiAnswer = z.infer<typeof output>;

/** Returns the API of a component, hook or function. */
export const componentApiTool: Tool<typeof input, typeof output> = {
  name: 'component_api',
  title: 'API of a component, hook or function',
  description:
    'Returns props, slots, CSS classes, CSS variables and inherited props of a component, or parameters and return value of a hook or function, from its type declarations.',
  ...{ input, output },
  async run({ name, product, parts = PARTS, filter = '', limit, offset }, site) {
    const found = await findExport(site, name, product);
    const text = filter.trim().toLowerCase();
    const all = await listRows(site, found);
    const rows = all.filter((row) => parts.includes(row.part) && matches(row, text));
    const { entries, ...rest } = slice(rows, { offset, limit });
    const data: ApiAnswer = {
      ...(await describe(site, found)),
      counts: countParts(all),
      entries: [...entries],
      ...rest,
    };
    return { text: write(data) + writeNext(rest), data };
  },
};

const matches = ({ name }: ApiRow, text: string) => name.toLowerCase().includes(text);

async function describe(
  site: Site,
  { product, kind, entry }: FoundExport,
): Promise<Omit<ApiAnswer, 'counts' | 'entries' | 'total'>> {
  const { name, packageName, version, imports, description, deprecated } = entry;
  const href = await findHref(site, product.folder, name);
  const { themeKey, inherits } = 'props' in entry ? entry : {};
  return {
    ...{ name, kind, product: product.folder, package: packageName, version },
    ...(href !== undefined && { href }),
    ...{ imports, description },
    ...(deprecated !== undefined && { deprecated }),
    ...(themeKey !== undefined && { themeKey }),
    ...(inherits && { inherits: inherits.name }),
  };
}

/** Finds the URL of an export's API. */
async function findHref(site: Site, folder: string, name: string): Promise<string | undefined> {
  const products = (await site.products()).filter((product) => product.folder === folder);
  for (const { names } of products) {
    const href =
      names.apis.find((api) => api.name === name)?.href ??
      names.hooks.find(([hook]) => hook === name)?.[1];
    if (href !== undefined) return href;
  }
  return undefined;
}

function countParts(rows: readonly ApiRow[]): Record<string, number> {
  const groups = Map.groupBy(rows, ({ part }) => part);
  return Object.fromEntries(Array.from(groups, ([part, group]) => [part, group.length]));
}

const TITLES: Record<Part, string> = {
  props: 'Props',
  slots: 'Slots',
  classes: 'CSS classes',
  variables: 'CSS variables that its pages name',
  inherited: 'Inherited props',
  parameters: 'Parameters',
  returnValue: 'Return value',
};

function write(data: ApiAnswer): string {
  const { name, kind, product, version, href, imports, deprecated, description, counts } = data;
  const groups = Map.groupBy(data.entries, ({ part }) => part);
  const all = Object.entries(counts).map(([part, count]) => `${count} ${part}`);
  const facts = [
    `# ${name} (${kind} of ${product}, ${data.package} ${version})`,
    deprecated !== undefined && `Deprecated: ${deprecated}`,
    description,
    ...imports.map((line) => `\`${line}\``),
    data.inherits !== undefined && `Also accepts the props of ${data.inherits}.`,
    data.themeKey !== undefined && `Theme key: ${data.themeKey}`,
    href !== undefined && `Page: ${href}`,
    `In all: ${all.join(', ') || 'no entries'}. Narrow with parts and filter.`,
  ];
  const sections = Array.from(
    groups,
    ([part, rows]) => `## ${TITLES[part]}\n${rows.map(writeRow).join('\n')}`,
  );
  return [facts.filter(Boolean).join('\n'), ...sections].join('\n\n');
}

function writeRow(row: ApiRow): string {
  const { name, type, required, description, deprecated, from } = row;
  const details = [
    type !== undefined && `\`${type}\``,
    required && 'required',
    row.default !== undefined && `default ${row.default}`,
    deprecated !== undefined && `deprecated: ${deprecated}`,
    from !== undefined && `from ${from}`,
  ].filter(Boolean);
  const facts = details.length > 0 ? ` (${details.join('; ')})` : '';
  return `- ${name}${facts}${description === '' ? '' : `: ${description.replaceAll(/\s+/g, ' ')}`}`;
}
