import createEmotionServer from '@emotion/server/create-instance';
import { createDemoCache, pruneVariables, type DemoProduct } from '@vitrine/ui';
import type { RenderedArticle } from '../../model/page.types.ts';

const productModules = import.meta.glob<DemoProduct>('/products/*/demo-providers.tsx', {
  eager: true,
});

/** Takes up the styles of everything that is prerendered. */
export const cache = createDemoCache();
const { extractCriticalToChunks } = createEmotionServer(cache);

/** What stands for a variable of the site's theme where there is none; every page begins with all of them. */
const FALLBACK = /(var\(--docs-[\w-]+), [^()]*\)/g;

const productSheets = new Map<string, string>();

/** Writes the variables of a product's own theme that a page's markup and styles use. */
function productCss(folder: string, usedIn: string): string {
  const css = productSheets.get(folder) ?? productOf(folder).demoThemeCss();
  productSheets.set(folder, css);
  return pruneVariables(css, usedIn);
}

/** Finds what a folder of products supplies for its demos; a folder without it is an author's mistake. */
export function productOf(folder: string): DemoProduct {
  const module = productModules[`/products/${folder}/demo-providers.tsx`];
  if (!module) throw new Error(`${folder} has no demo-providers.tsx`);
  return module;
}

/** Collects the styles of some markup; where it holds demos, those of their product's theme too. */
export function collectCss(html: string, folder?: string): RenderedArticle['css'] {
  const { styles } = extractCriticalToChunks(html);
  const text = styles.map(({ css }) => css.replace(FALLBACK, '$1)')).join('');
  const hasDemos = folder !== undefined && html.includes('data-demo-stage');
  const theme = hasDemos ? productCss(folder, html + text) : '';
  return { ids: styles.flatMap(({ ids }) => ids), text: theme + text };
}
