import { expect, test } from 'vitest';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import type { DemoSource, Product } from './content.types.ts';
import { listDependencies } from './demoDependencies.ts';
import { readProducts } from './readProducts.ts';

const products = await readProducts(FIXTURE_PRODUCTS);
const file = { name: 'Text.tsx', code: 'export default function Text() { return null; }' };
const demo: DemoSource = {
  name: 'Text',
  storyId: 'text',
  stylings: [{ styling: 'CSS', file: 'Text/css.tsx', files: [file] }],
};

function read(id: string): Product {
  return products.find((product) => product.id === id)!;
}

test.each([
  ['plain', { '@fixtures/plain-ui': '1.2.0' }],
  ['module', { '@fixtures/module-ui': '2.0.1' }],
])('pins the packages that the standalone project of %s imports', (id, pins) => {
  expect(listDependencies(demo, read(id))).toMatchObject(pins);
});

test('throws when a standalone project imports a package that the product does not pin', () => {
  const product = { ...read('plain'), standalone: { imports: ['@acme/ui/styles.css'] } };
  expect(() => listDependencies(demo, product)).toThrow(/product\.ts:1: .*"@acme\/ui"/);
});
