import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DocsError } from '@vitrine/ui/core';
import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';
import { displayPath } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { readText } from '../../node/readText.ts';
import { attempt, strictMistakes, type Mistakes } from '../shared/mistakes.ts';
import type { DemoSource, PageSource } from './content.types.ts';
import { pageName } from './readProducts.ts';
import { readStylings } from './readStylings.ts';

/** Lists the names of a page's demos. */
export function listDemoNames({ file }: Pick<PageSource, 'file'>): string[] {
  return globFiles('demos/*/system.tsx', dirname(file)).map((path) => path.split('/')[1] ?? '');
}

/** Reads the demos of a page, each with the story that tests it. Leaves out demos with mistakes. */
export function readDemos(page: PageSource, mistakes: Mistakes = strictMistakes): DemoSource[] {
  const dir = dirname(page.file);
  const names = listDemoNames(page);
  if (names.length === 0) return [];
  const read = () => readStories(page, join(dir, `${pageName(page)}.stories.tsx`));
  const stories = attempt(mistakes, read);
  return names.flatMap((name) => {
    const demoDir = join(dir, 'demos', name);
    const file = join(demoDir, 'system.tsx');
    const storyId = stories && attempt(mistakes, () => storyOf(page, { name, file, stories }));
    const stylings = attempt(mistakes, () => readStylings(page, { name, dir: demoDir }));
    return stylings && storyId !== undefined ? [{ name, storyId, stylings }] : [];
  });
}

function readStories(page: PageSource, file: string): Map<string, string> {
  if (!existsSync(file)) {
    throw new DocsError(
      'content/no-stories',
      { file: displayPath(file) },
      `${page.product.id}: ${displayPath(page.file)}:1`,
    );
  }
  const csf = parseStories(page, file);
  return new Map(csf.indexInputs.map(({ exportName, __id = '' }) => [exportName, __id]));
}

/** Placeholder for a missing title in a stories file. */
const UNTITLED = 'Untitled';

/** Parses a stories file; throws unless its title starts with a product name. */
function parseStories({ product }: PageSource, file: string): CsfFile {
  const place = `${product.id}: ${displayPath(file)}`;
  const csf = loadStories(file, { place, category: product.name });
  const title = csf.meta?.title ?? UNTITLED;
  const valid = product.identities.map(({ name }) => name);
  if (valid.some((category) => title.startsWith(`${category}/`))) return csf;
  throw new DocsError(
    'content/story-category',
    { title: title === UNTITLED ? '' : title, valid },
    `${place}:${lineOfTitle(file)}`,
  );
}

function loadStories(
  file: string,
  { place, category }: { place: string; category: string },
): CsfFile {
  try {
    const makeTitle = (title: string) => title || UNTITLED;
    return loadCsf(readText(file), { fileName: file, makeTitle }).parse();
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line?: number } };
    const [text = ''] = message.replace(/^CSF: /, '').split('\n');
    const [problem = ''] = text.split(` ${file}`);
    const line = loc?.line ?? /\(line (\d+)/.exec(text)?.[1] ?? 1;
    throw new DocsError('content/stories-syntax', { problem, category }, `${place}:${line}`);
  }
}

function lineOfTitle(file: string): number {
  const lines = readText(file).split('\n');
  const title = lines.findIndex((line) => /^\s*title:/.test(line));
  const start = lines.findIndex((line) => line.startsWith('export default'));
  return Math.max(0, title < 0 ? start : title) + 1;
}

interface DemoPlace {
  name: string;
  file: string;
  stories: ReadonlyMap<string, string>;
}

function storyOf(page: PageSource, { name, file, stories }: DemoPlace): string {
  const id = stories.get(name);
  if (id) return id;
  throw new DocsError(
    'content/demo-without-story',
    { name, file: `${pageName(page)}.stories.tsx`, stories: [...stories.keys()] },
    `${page.product.id}: ${displayPath(file)}:1`,
  );
}
