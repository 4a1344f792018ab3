import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject } from 'vitest';
import type { ProductData } from '@vitrine/ui/core';
import { importProduct } from '../build/content/importProduct.ts';
import { hydrate } from '../testing/hydrate.ts';
import { readDist } from './site.ts';
import { visit } from './visit.ts';

/** Products of the built site. */
export const products = JSON.parse(readDist('products.json')) as ProductData[];

/** Products that the product switcher lists: public libraries without members. */
export const libraries = products.filter(
  ({ id, internal }) =>
    !internal && id !== 'docs' && products.every(({ memberOf }) => memberOf !== id),
);

/** Reads the versions that a product's `package.json` pins, by product id. */
async function readPins(dir: string): Promise<[string, string | undefined][]> {
  const { product } = await importProduct(dir);
  const { dependencies } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const identities = [product, ...(product.members ?? [])];
  return identities.map(({ id, packageName }) => [id, dependencies[packageName]]);
}

const productDirs = globSync('*/package.json', { cwd: inject('products') }).map((file) =>
  join(inject('products'), dirname(file)),
);
const pins = new Map((await Promise.all(productDirs.map(readPins))).flat());

/** Opens a library; throws unless the app bar shows its name, logo and pinned version. */
export function expectAppBar({ id, name, version, start }: ProductData): Promise<void> {
  return visit(async ({ page }) => {
    expect(version).toBe(pins.get(id));
    await page.goto(start);
    await hydrate(page);
    const button = page.locator('[popovertarget="docs-product-menu"]');
    expect(await button.innerText()).toBe(name);
    expect(await button.locator(`[data-logo="${id}"]`).count()).toBe(1);
    const versionButton = page.locator('[popovertarget="docs-version-menu"]');
    expect(await versionButton.innerText()).toBe(`v${version}`);
    await versionButton.click();
    const menu = page.getByRole('navigation', { name: 'Versions' });
    await menu.getByRole('link', { name: `v${version} current` }).waitFor();
    await menu.getByRole('link', { name: 'View all versions' }).click();
    await page.getByRole('heading', { level: 1, name: 'All versions' }).waitFor();
  });
}
