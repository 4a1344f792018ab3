import { addCoverage, countCoverage, type ComponentApi } from '@vitrine/ui/core';
import type { Plugin } from 'vite';
import { addUsages } from './addUsages.ts';
import { readPages, readProducts } from './readProducts.ts';
import { readProductApis } from './readProductApis.ts';
import { virtualModule } from '../shared/virtualModule.ts';

/** Provides the demo coverage of products and components to the workbench. */
export function apiCoverage(productsDir: string): Plugin {
  return virtualModule('virtual:api-coverage', async () => ({
    products: await readCoverage(productsDir),
  }));
}

async function readCoverage(productsDir: string) {
  const products = await readProducts(productsDir);
  const read = products.map(async (product) => {
    const sources = readPages(product);
    const { apis } = await readProductApis(product, { sources });
    const components = addUsages(apis, sources).map(toEntry);
    const coverage = addCoverage(components.map((component) => component.coverage));
    return { name: product.name, coverage, components };
  });
  return (await Promise.all(read)).filter(({ components }) => components.length > 0);
}

function toEntry(api: ComponentApi) {
  return { name: api.name, coverage: countCoverage(api) };
}
