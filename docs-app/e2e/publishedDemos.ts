import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { inject } from 'vitest';
import type { DemoCode, DemoSource } from '@vitrine/ui';
import { unescapeHtml } from '@vitrine/ui/core';
import { pages, readPage, sampledPages } from './site.ts';
import { isWhole, sample } from '../testing/tier.ts';

/** Demo on a page of the built site. */
export interface PublishedDemo {
  name: string;
  /** Folder of the demo's product, such as `material-ui`. */
  folder: string;
  /** Pathname of the page that contains the demo. */
  pathname: string;
  code: DemoCode;
}

/** Lists the demos on all pages of the built site. */
export function listPublishedDemos(): PublishedDemo[] {
  return listDemos(pages);
}

/**
 * Lists the demos that this tier runs: all, or a few from the sampled pages
 * with every product, styling and file extension.
 */
export function sampleDemos(): readonly PublishedDemo[] {
  return sample(listDemos(isWhole ? pages : sampledPages), ({ folder, code }) =>
    code.sources.flatMap(({ styling, files }) => [
      `${folder}, ${styling}`,
      ...files.map(({ name }) => extname(name)),
      ...(files.length > 1 ? ['several files'] : []),
    ]),
  );
}

function listDemos(list: typeof pages): PublishedDemo[] {
  return list.flatMap(({ pathname }) => {
    const names = Array.from(
      readPage(pathname).matchAll(/data-demo="([^"]+)"/g),
      ([, name]) => name,
    );
    const dir = join(inject('dist'), pathname, 'demos');
    return globSync('*.json', { cwd: dir })
      .sort()
      .map((file) => ({ file, name: basename(file, '.json') }))
      .filter(({ name }) => names.includes(name))
      .map(({ file, name }) => ({
        name,
        pathname,
        folder: pathname.split('/')[1] ?? '',
        code: JSON.parse(readFileSync(join(dir, file), 'utf8')) as DemoCode,
      }));
  });
}

/** Returns the files of a source, with plain text instead of highlighted HTML. */
export function readPlainFiles({ files }: DemoSource): { name: string; code: string }[] {
  return files.map(({ name, html, dataUrl }) => ({
    name,
    code: dataUrl ?? unescapeHtml(html.replace(/<[^>]*>/g, '')),
  }));
}
