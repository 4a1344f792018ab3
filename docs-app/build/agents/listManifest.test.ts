import { expect, test } from 'vitest';
import { manifestSchema } from '../../model/siteManifest.ts';
import type { PublishedProduct, SiteRoute } from '../routes/site.types.ts';
import { parseSiteEnv } from '../shared/siteEnv.ts';
import { listManifest } from './listManifest.ts';

test('lists public products, but no internal products, in vitrine.json', () => {
  const product = {
    ...{ folder: 'a', prefix: '/a', packages: { a: '/a/api' } },
    identities: [{ id: 'a', name: 'A', version: '2.0.0' }],
  };
  const hidden = { ...product, folder: 'b', internal: true };
  const routes = [
    { pathname: '/a/x', product },
    { pathname: '/a/changes/v1-v2', product, names: { compares: { from: '1.0.0', to: '2.0.0' } } },
    { pathname: '/b/x', product: hidden },
  ] as unknown as SiteRoute[];
  const products = [{ product }, { product: hidden }] as unknown as PublishedProduct[];
  const env = parseSiteEnv({ VITE_BASE: '/docs/' });
  const text = { path: '/a/x', title: 'X', description: '', sections: [] };
  const files = listManifest({ site: { env, products, routes }, build: 'b1', texts: [text] });
  expect(manifestSchema.parse(files['/vitrine.json']).products).toEqual([
    {
      ...{ folder: 'a', prefix: '/a', api: '/a/api.json', text: '/search/text/a.json' },
      identities: product.identities,
      comparisons: [{ from: '1.0.0', to: '2.0.0', path: '/a/changes/v1-v2' }],
    },
  ]);
  expect(files['/vitrine.json']).toMatchObject({ base: '/docs', build: 'b1' });
  expect(files['/search/text/a.json']).toEqual([text]);
});
