import createEmotionServer from '@emotion/server/create-instance';
import { providers } from 'virtual:product-modules';
import { createDemoCache, pruneVariables, type DemoProduct } from '@vitrine/ui';
import type { RenderedArticle } from '../../model/page.types.ts';

/** Emotion cache that collects the styles of everything that is prerendered. */
export const cache = createDemoCache();
const { extractCriticalToChunks } = createEmotionServer(cache);

/** Fallback of a site theme variable. Pages do not need it, because they define all variables. */
const FALLBACK = /(var\(--docs-[\w-]+), [^()]*\)/g;

const productSheets = new Map<string, string>();

/** Returns the CSS variables of a product's theme. */
function productCss(folder: string): string {
  const css = productSheets.get(folder) ?? productOf(folder).demoThemeCss();
  productSheets.set(folder, css);
  return css;
}

/** Returns the demo providers of a product. Throws when the folder has no demo-providers.tsx. */
export function productOf(folder: string): DemoProduct {
  const module = providers[folder];
  if (!module) throw new Error(`The product folder ${folder} has no demo-providers.tsx.`);
  return module;
}

/**
 * Collects the styles of markup, and the product's theme variables if the markup has demos. Leaves
 * out variables that neither uses, unless the demos have style sheets that may use them.
 */
export function collectCss(
  html: string,
  folder?: string,
  hasSheets = false,
): RenderedArticle['css'] {
  const { styles } = extractCriticalToChunks(html);
  const text = styles.map(({ css }) => css.replace(FALLBACK, '$1)')).join('');
  const hasDemos = folder !== undefined && html.includes('data-demo-stage');
  const variables = hasDemos ? productCss(folder) : '';
  const theme = hasSheets ? variables : pruneVariables(variables, html + text);
  return { ids: styles.flatMap(({ ids }) => ids), text: theme + text };
}
