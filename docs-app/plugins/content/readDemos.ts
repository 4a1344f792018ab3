import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DocsError } from '@vitrine/ui/core';
import { loadCsf } from 'storybook/internal/csf-tools';
import { displayPath } from '../paths.ts';
import type { DemoSource, PageSource } from './content.types.ts';
import { pageName } from './readProducts.ts';

/** Reads the demos of a page, each with the story that tests it. */
export function readDemos(page: PageSource): DemoSource[] {
  const dir = dirname(page.file);
  const files = globSync('demos/*/system.tsx', { cwd: dir }).sort();
  if (files.length === 0) return [];
  const stories = readStories(page, join(dir, `${pageName(page)}.stories.tsx`));
  return files.map((relative) => {
    const file = join(dir, relative);
    const name = relative.split(/[\\/]/)[1] ?? '';
    return {
      name,
      file,
      code: readFileSync(file, 'utf8'),
      storyId: storyOf(page, { name, file, stories }),
    };
  });
}

function readStories(page: PageSource, file: string): Map<string, string> {
  if (!existsSync(file)) {
    throw new DocsError('content/no-stories', {
      place: `${page.product.id}: ${displayPath(page.file)}:1`,
      what: `The page has demos, but ${displayPath(file)} does not exist.`,
      why: 'What readers see is what the stories test.',
      fix: 'Write the file, with one story per demo.',
    });
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
  throw new DocsError('content/demo-without-story', {
    place: `${page.product.id}: ${displayPath(file)}:1`,
    what: `The demo "${name}" has no story.`,
    why: 'What readers see is what the stories test.',
    fix: `Export a story named ${name} from ${pageName(page)}.stories.tsx. It has: ${[...stories.keys()].join(', ')}.`,
  });
}
