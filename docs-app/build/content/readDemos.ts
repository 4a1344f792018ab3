import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DocsError } from '@vitrine/ui/core';
import { loadCsf } from 'storybook/internal/csf-tools';
import { displayPath } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import type { DemoSource, PageSource } from './content.types.ts';
import { pageName } from './readProducts.ts';
import { readStylings } from './readStylings.ts';

/** Reads the demos of a page, each with the story that tests it. */
export function readDemos(page: PageSource): DemoSource[] {
  const dir = dirname(page.file);
  const files = globFiles('demos/*/system.tsx', dir);
  if (files.length === 0) return [];
  const stories = readStories(page, join(dir, `${pageName(page)}.stories.tsx`));
  return files.map((relative) => {
    const file = join(dir, relative);
    const name = relative.split('/')[1] ?? '';
    return {
      name,
      storyId: storyOf(page, { name, file, stories }),
      stylings: readStylings(page, { name, dir: dirname(file) }),
    };
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
  const csf = loadCsf(readFileSync(file, 'utf8'), {
    fileName: file,
    makeTitle: (title) => title ?? '',
  }).parse();
  return new Map(csf.indexInputs.map(({ exportName, __id = '' }) => [exportName, __id]));
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
