import { expect, test } from 'vitest';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import { readProducts } from './readProducts.ts';

test('reads the versions of products from their pinned dependencies (VER-1)', async () => {
  const products = await readProducts(FIXTURE_PRODUCTS);
  const versions = Object.fromEntries(
    products.flatMap(({ identities }) => identities.map(({ id, version }) => [id, version])),
  );
  expect(versions).toMatchObject({ plain: '1.2.0', module: '2.0.1', runtime: '0.4.0' });
});
