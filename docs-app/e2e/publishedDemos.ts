import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inject } from 'vitest';
import type { DemoCode, DemoSource } from '@vitrine/ui';
import { pages, readPage } from './site.ts';

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
  return pages.flatMap(({ pathname }) => {
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
