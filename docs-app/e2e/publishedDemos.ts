import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { inject } from 'vitest';
import type { DemoCode, DemoSource } from '@vitrine/ui';
import { pages, readPage, sampledPages } from './site.ts';
import { isWhole, sample } from './tier.ts';

/** A demo as the site publishes it. */
export interface PublishedDemo {
  name: string;
  /** Folder of its product. */
  folder: string;
  /** Page that it stands on. */
  pathname: string;
  code: DemoCode;
}

/** Lists every demo that is on a page of the built site. */
export function listPublishedDemos(): PublishedDemo[] {
  return listDemos(pages);
}

/** Lists the demos that this tier runs: every one, or few of the sampled pages with every product, styling and kind of file. */
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
    const shown = Array.from(
      readPage(pathname).matchAll(/data-demo="([^"]+)"/g),
      ([, name]) => name,
    );
    const dir = join(inject('dist'), pathname, 'demos');
    return globSync('*.json', { cwd: dir })
      .sort()
      .map((file) => ({ file, name: basename(file, '.json') }))
      .filter(({ name }) => shown.includes(name))
      .map(({ file, name }) => ({
        name,
        pathname,
        folder: pathname.split('/')[1] ?? '',
        code: JSON.parse(readFileSync(join(dir, file), 'utf8')) as DemoCode,
      }));
  });
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Reads the files of a source as plain text, as a browser would. */
export function readPlainFiles({ files }: DemoSource): { name: string; code: string }[] {
  return files.map(({ name, html }) => ({
    name,
    code: html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
  }));
}
