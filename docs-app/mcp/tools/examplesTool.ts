import { unescapeHtml } from '@vitrine/ui/core';
import * as z from 'zod';
import { demoResultSchema, type DemoResult } from '../../model/siteManifest.ts';
import { InputError, listValid, unknownValue } from '../site/inputError.ts';
import type { DemoData } from '../site/siteSchemas.ts';
import { findPage, listPages, type KnownPage } from '../site/findPage.ts';
import type { Site } from '../site/createSite.ts';
import { offsetInput, slice, sliceOutput, writeNext } from './paging.ts';
import type { Tool } from './tool.types.ts';

/** Maximum length of the source in one answer; the next offset returns further examples. */
const SOURCE_LIMIT = 24_000;

const input = z.strictObject({
  path: z.string().describe('Path of a page with examples, such as search returns.'),
  name: z.string().optional().describe('Name of the only example.'),
  styling: z
    .string()
    .optional()
    .describe(
      'Styling of the source, such as Tailwind. Leaves out examples without it. The first one of the example by default.',
    ),
  language: z.enum(['TS', 'JS']).default('TS'),
  limit: z.int().min(1).max(20).default(5),
  offset: offsetInput,
});

const exampleSchema = z.object({
  name: z.string(),
  href: z.string(),
  story: z.string().optional().describe('Id of the story that tests it.'),
  result: demoResultSchema
    .optional()
    .describe('Result of its test; missing when it was not tested.'),
  styling: z.string(),
  stylings: z.array(z.string()).describe('Valid values of styling.'),
  dependencies: z.record(z.string(), z.string()).describe('Exact versions that it ran with.'),
  files: z.array(z.object({ name: z.string(), source: z.string() })),
});

const output = z.object({
  path: z.string(),
  product: z.string(),
  version: z.string(),
  names: z.array(z.string()).describe('All examples of the page.'),
  examples: z.array(exampleSchema),
  ...sliceOutput,
});

type Example = z.infer<typeof exampleSchema>;

/** Returns the examples of a page with their test results and their whole source. */
export const examplesTool: Tool<typeof input, typeof output> = {
  name: 'examples',
  title: 'Examples of a page',
  description:
    'Returns the examples of a page: whole source that runs as it is, the exact versions of its packages, and the result of its test.',
  ...{ input, output },
  async run({ path: address, name, limit, offset, ...choice }, site) {
    const page = await findPage(site, address);
    const { path, demos, product, version } = page;
    const wanted = name ?? demos.find((demo) => demo === page.section);
    if (demos.length === 0) throw await withoutExamples(site, path);
    if (wanted !== undefined && !demos.includes(wanted)) {
      throw unknownValue({ kind: `example of ${path}`, value: wanted, valid: demos });
    }
    const named = wanted === undefined ? await listStyled(site, page, choice.styling) : [wanted];
    const part = slice(named, { offset, limit });
    const examples: Example[] = [];
    let length = 0;
    for (const demo of part.entries) {
      const example = toExample({ path, name: demo, ...choice }, await site.demo(path, demo));
      length += example.files.reduce((sum, { source }) => sum + source.length, 0);
      if (examples.length > 0 && length > SOURCE_LIMIT) break;
      examples.push(example);
    }
    const end = offset + examples.length;
    const rest = {
      total: named.length,
      ...(end < named.length && examples.length > 0 && { nextOffset: end }),
    };
    const data = { path, product, version, names: [...demos], examples, ...rest };
    const head = `Examples of ${path} (${product} ${version}): ${demos.join(', ')}`;
    return { text: [head, ...examples.map(writeExample)].join('\n\n') + writeNext(rest), data };
  },
};

/** Lists the examples of a page that have a styling; all examples without one. */
async function listStyled(
  site: Site,
  { path, demos }: Pick<KnownPage, 'path' | 'demos'>,
  styling: string | undefined,
): Promise<readonly string[]> {
  if (styling === undefined) return demos;
  const all = await Promise.all(
    demos.map(async (name) => ({ name, stylings: listStylings(await site.demo(path, name)) })),
  );
  const styled = all.filter(({ stylings }) => findStyling(stylings, styling) !== undefined);
  if (styled.length > 0) return styled.map(({ name }) => name);
  const valid = all.flatMap(({ stylings }) => stylings);
  throw unknownValue({ kind: `styling of ${path}`, value: styling, valid });
}

function listStylings({ sources }: DemoData): string[] {
  return [...new Set(sources.map(({ styling }) => styling))];
}

function findStyling(stylings: readonly string[], wanted: string): string | undefined {
  return stylings.find((one) => one.toLowerCase() === wanted.trim().toLowerCase());
}

/** Creates the error for a page without examples; the message lists pages with examples. */
async function withoutExamples(site: Site, path: string): Promise<InputError> {
  const pages = (await listPages(site)).filter(({ demos }) => demos.length > 0);
  const valid = listValid(
    path,
    pages.map((page) => page.path),
  );
  return new InputError(`${path} has no examples. ${valid}`);
}

interface Choice {
  path: string;
  name: string;
  styling?: string | undefined;
  language: string;
}

function toExample({ path, name, styling, language }: Choice, demo: DemoData): Example {
  const stylings = listStylings(demo);
  const wanted = styling === undefined ? stylings[0] : findStyling(stylings, styling);
  const source = demo.sources.find((one) => one.styling === wanted && one.variant === language);
  if (wanted === undefined || !source) {
    throw unknownValue({ kind: `styling of ${name}`, value: styling ?? '', valid: stylings });
  }
  const { story, result, dependencies } = demo;
  return {
    ...{ name, href: `${path}#${name}` },
    ...(story !== undefined && { story }),
    ...(result && { result }),
    ...{ styling: wanted, stylings, dependencies },
    files: source.files.map((file) => ({ name: file.name, source: toSource(file.html) })),
  };
}

/** Returns the source of highlighted code: its text without HTML tags. */
function toSource(html: string): string {
  return unescapeHtml(html.replaceAll(/<[^>]*>/g, ''));
}

function writeExample({ name, result, styling, stylings, dependencies, files }: Example): string {
  const others = stylings.filter((one) => one !== styling);
  return [
    `## ${name}`,
    `Test: ${writeResult(result)}`,
    `Styling: ${styling}${others.length > 0 ? `; also ${others.join(', ')}` : ''}`,
    `Versions: ${Object.entries(dependencies)
      .map(([dependency, version]) => `${dependency} ${version}`)
      .join(', ')}`,
    ...files.map((file) => writeFile(file)),
  ].join('\n');
}

function writeResult(result: DemoResult | undefined): string {
  if (!result) return 'not tested in this build';
  const { status, date, commit, browser, actions, checks, violations } = result;
  const axe = violations.length === 0 ? 'no axe violations' : `axe: ${violations.join(', ')}`;
  return `${status} on ${date.slice(0, 10)} in ${browser} at ${commit.slice(0, 8)}: ${actions} actions, ${checks} checks, ${axe}`;
}

function writeFile({ name, source }: Example['files'][number]): string {
  const longest = Math.max(2, ...Array.from(source.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${name.split('.').at(-1)} title="${name}"\n${source.trimEnd()}\n${fence}`;
}
