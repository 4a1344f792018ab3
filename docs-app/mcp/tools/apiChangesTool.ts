import * as z from 'zod';
import { compareVersions } from '../../model/compareVersions.ts';
import type { ManifestProduct, ReleaseComparison } from '../../model/siteManifest.ts';
import { InputError, unknownValue } from '../site/inputError.ts';
import type { ComponentChanges } from '../site/siteSchemas.ts';
import { findFolder } from '../site/findProducts.ts';
import { offsetInput, slice, sliceOutput, writeNext } from './paging.ts';
import type { Tool } from './tool.types.ts';

/** Maximum length of a type in an answer; the changes page has the whole type. */
const TYPE_LIMIT = 400;

const input = z.strictObject({
  product: z.string().describe('Id of the product.'),
  from: z
    .string()
    .optional()
    .describe('Older release, such as 5.18.0 or v5. The documented one by default.'),
  to: z.string().optional().describe('Newer release. The newest one by default.'),
  component: z.string().optional().describe('Name of the only component.'),
  breakingOnly: z.boolean().default(false),
  limit: z.int().min(1).max(200).default(60).describe('Number of changes.'),
  offset: offsetInput,
});

const output = z.object({
  product: z.string(),
  from: z.string(),
  to: z.string(),
  path: z.string().describe('Page that lists the changes.'),
  changes: z.array(
    z.object({
      component: z.string(),
      kind: z.enum(['component', 'props', 'slots', 'classes']),
      name: z.string(),
      what: z.string(),
      before: z.string().optional(),
      after: z.string().optional(),
      breaking: z.boolean(),
    }),
  ),
  ...sliceOutput,
});

type Change = z.infer<typeof output>['changes'][number];

/** Lists the differences between the APIs of two releases of a product. */
export const apiChangesTool: Tool<typeof input, typeof output> = {
  name: 'api_changes',
  title: 'API changes between two releases',
  description:
    'Lists components, props, slots and CSS classes that were added, removed, deprecated or changed between two releases of a product, breaking changes first.',
  ...{ input, output },
  async run({ product: name, component, breakingOnly, ...args }, site) {
    const product = await findFolder(site, name);
    const { from, to, path } = findComparison(product, args);
    const changed = await site.changes(path);
    const changes = pickComponents(changed, component)
      .flatMap(listChanges)
      .filter(({ breaking }) => breaking || !breakingOnly)
      .toSorted((a, b) => Number(b.breaking) - Number(a.breaking));
    const { entries, ...rest } = slice(changes, args);
    const data = { product: product.folder, from, to, path, changes: [...entries], ...rest };
    const head = `${product.identities[0]?.name} ${from} to ${to}: ${changes.length} changes. Page: ${path}`;
    return { text: [head, ...entries.map(writeChange)].join('\n') + writeNext(rest), data };
  },
};

/** Finds the comparison of two releases, which may be named by major version. */
function findComparison(
  { folder, comparisons, identities }: ManifestProduct,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): ReleaseComparison {
  const releases = [...new Set(comparisons.flatMap((pair) => [pair.from, pair.to]))].toSorted(
    compareVersions,
  );
  const [oldest] = releases;
  const newest = releases.at(-1);
  if (oldest === undefined || newest === undefined) {
    throw new InputError(`${folder} has one release, so there is nothing to compare.`);
  }
  const find = (value: string) => {
    const text = value.trim().replace(/^v/i, '');
    const found = releases.find((version) => version === text || version.split('.')[0] === text);
    if (found !== undefined) return found;
    throw unknownValue({ kind: `release of ${folder}`, value, valid: releases });
  };
  const documented = identities[0]?.version ?? oldest;
  const last = to === undefined ? newest : find(to);
  const first = from === undefined ? (documented === last ? oldest : documented) : find(from);
  const pair = comparisons.find((one) => one.from === first && one.to === last);
  if (pair) return pair;
  const pairs = comparisons.map((one) => `${one.from} to ${one.to}`).join(', ');
  throw new InputError(`No comparison of ${folder} from ${first} to ${last}. Valid: ${pairs}.`);
}

function pickComponents(
  changed: readonly ComponentChanges[],
  component: string | undefined,
): readonly ComponentChanges[] {
  if (component === undefined) return changed;
  const name = component.trim().toLowerCase();
  const found = changed.filter((one) => one.name.toLowerCase() === name);
  if (found.length > 0) return found;
  const valid = changed.map((one) => one.name);
  const hint = 'A component that is missing here has no changes.';
  throw unknownValue({ kind: 'changed component', value: component, valid, hint });
}

function listChanges({ name: component, what, entries }: ComponentChanges): Change[] {
  const whole: Change[] = what
    ? [{ component, kind: 'component', name: component, what, breaking: what === 'removed' }]
    : [];
  return [
    ...whole,
    ...entries.map(({ breaking, before, after, ...entry }) => ({
      component,
      ...entry,
      ...(before !== undefined && { before: cut(before) }),
      ...(after !== undefined && { after: cut(after) }),
      breaking: breaking === true,
    })),
  ];
}

const cut = (type: string) => (type.length > TYPE_LIMIT ? `${type.slice(0, TYPE_LIMIT)}…` : type);

function writeChange({ component, kind, name, what, before, after, breaking }: Change): string {
  const subject = kind === 'component' ? component : `${component} ${kind} ${name}`;
  const values = before === undefined || after === undefined ? '' : `: ${before} → ${after}`;
  return `- ${subject} ${what}${breaking ? ' (breaking)' : ''}${values}`;
}
