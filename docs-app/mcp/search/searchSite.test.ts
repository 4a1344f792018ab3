import type { NamesFile } from '@vitrine/ui/core';
import { expect, test } from 'vitest';
import type { PageText, SiteManifest } from '../../model/siteManifest.ts';
import { createSiteLoader } from '../site/createSite.ts';
import { findPage } from '../site/findPage.ts';
import { MissingFileError } from '../site/siteFiles.ts';
import { searchSite } from './searchSite.ts';

const shared = { id: 'acme', name: 'Acme' };
const manifest: SiteManifest = {
  ...{ format: 1, name: 'Docs' },
  products: [
    {
      ...{ folder: 'acme', prefix: '/acme', text: '/search/text/acme.json', comparisons: [] },
      identities: [{ ...shared, version: '1.0.0' }],
    },
  ],
};
const names: NamesFile = {
  product: 'Acme',
  pages: [
    {
      ...{ path: '/acme/chip', title: 'Chip' },
      stories: [['Chip playground', '/workbench/?path=/story/acme-chip--playground']],
    },
  ],
  ...{ apis: [], hooks: [], errors: [] },
};
const texts: PageText[] = [{ path: '/acme/chip', title: 'Chip', description: '', sections: [] }];

const files: Record<string, string> = {
  '/vitrine.json': JSON.stringify(manifest),
  '/search/index.json': JSON.stringify([{ ...shared, folder: 'acme', url: '/search/acme.json' }]),
  '/search/acme.json': JSON.stringify(names),
  '/search/text/acme.json': JSON.stringify(texts),
  '/redirects.json': '[]',
  '/acme/chip.md': '# Chip\n',
};

const load = createSiteLoader({
  ...{ place: 'memory', freshMs: 1000, urlOf: () => undefined },
  async read(path) {
    const text = files[path];
    if (text === undefined) throw new MissingFileError(path);
    return text;
  },
});

test('finds only pages that read_page reads when a story has the name of the query', async () => {
  const site = await load();
  const results = await searchSite(site, 'chip playground', await site.products());
  expect(results.map(({ path }) => path)).toEqual(['/acme/chip']);
  for (const { path } of results) expect((await findPage(site, path)).markdown).toBe('# Chip\n');
});
