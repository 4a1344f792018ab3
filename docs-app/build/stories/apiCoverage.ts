import { addCoverage, countCoverage, type ComponentApi } from '@vitrine/ui/core';
import type { Plugin } from 'vite';
import { addUsages } from '../content/addUsages.ts';
import { readPages, readProducts } from '../content/readProducts.ts';
import { readProductApis } from '../content/readProductApis.ts';
import { virtualModule } from '../shared/virtualModule.ts';
import { createTriedProps, type ListTriedProps } from './triedProps.ts';

/** Provides the coverage of products and components to the workbench. */
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
    const listTried = createTriedProps(product.dir, sources);
    const components = addUsages(apis, sources).map((api) => toEntry(api, listTried));
    const coverage = addCoverage(components.map((component) => component.coverage));
    return { name: product.name, coverage, components };
  });
  return (await Promise.all(read)).filter(({ components }) => components.length > 0);
}

function toEntry(api: ComponentApi, listTried: ListTriedProps) {
  return { name: api.name, coverage: countCoverage(api, listTried(api)) };
}
