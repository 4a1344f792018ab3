import { expect, test } from 'vitest';
import { PRODUCTS } from '../../node/paths.ts';
import { readProducts } from './readProducts.ts';

test('reads the specified product versions from the pinned dependencies (VER-1)', async () => {
  const products = await readProducts(PRODUCTS);
  const versions = Object.fromEntries(
    products.flatMap(({ identities }) => identities.map(({ id, version }) => [id, version])),
  );
  expect(versions).toMatchObject({
    'material-ui': '6.1.0',
    system: '6.1.0',
    'joy-ui': expect.stringMatching(/^5\.0\.0-beta\.\d+$/),
    'base-ui': expect.stringMatching(/^5\.0\.0-beta\.\d+$/),
  });
});
