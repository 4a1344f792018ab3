import { expect } from 'vitest';
import { arrive, titleOf } from './arrive.ts';
import { functionPages } from './functionPages.ts';
import { products } from './libraries.ts';
import { visit } from './visit.ts';

interface ExpectedPage {
  /** Product in the document title. */
  product: string;
  /** Text of the first heading. */
  title: string;
}

/** Requests a page; throws unless it is served without a redirect and has the title. */
export async function expectPage(pathname: string, { product, title }: ExpectedPage) {
  const { status, redirects, html } = await arrive(pathname);
  expect({ status, redirects }).toEqual({ status: 200, redirects: 0 });
  expect(titleOf(html)).toContain(product);
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain(title);
}

/** Opens an anchor of an API page; throws unless the page has the title and a table. */
export function expectApiPage(url: string, title: string): Promise<void> {
  return visit(async ({ page }) => {
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator(new URL(page.url()).hash).waitFor();
    expect(await page.getByRole('table').count()).toBeGreaterThan(0);
  });
}

/** Lists the paths of a product's pages about functions, without the product's folder. */
export function listFunctionPages(folder: string): string[] {
  return functionPages
    .map(({ pathname }) => pathname.split('/').slice(1))
    .filter(([first]) => first === folder)
    .map(([, ...path]) => path.join('/'));
}

/** Returns the version of a product in the app bar. */
export function versionOf(id: string): string | undefined {
  return products.find((product) => product.id === id)?.version;
}
