import createEmotionServer from '@emotion/server/create-instance';
import { providers } from 'virtual:product-modules';
import { createDemoCache, pruneVariables, type DemoMarkup, type DemoProduct } from '@vitrine/ui';
import type { RenderedArticle } from '../../model/page.types.ts';

/** Emotion cache that collects the styles of everything that is prerendered. */
export const cache = createDemoCache();
const { extractCriticalToChunks } = createEmotionServer(cache);

/** Fallback of a site theme variable. Pages do not need it, because they define all variables. */
const FALLBACK = /(var\(--docs-[\w-]+), [^()]*\)/g;

/** Global styles of demos, such as theme variables, by the HTML of the demo. */
const demoGlobals = new Map<string, string>();

/** Returns whether a style is global. Keyframes are not: classes of several demos share one. */
const isGlobal = (id: string) =>
  !id.startsWith('animation-') && cache.registered[`${cache.key}-${id}`] === undefined;

/** Moves the global styles of a demo out of the cache, which would add them to all later pages. */
export function isolateGlobals(render: () => DemoMarkup): DemoMarkup {
  const earlier = new Set(Object.keys(cache.inserted));
  const markup = render();
  const added = Object.keys(cache.inserted).filter((id) => !earlier.has(id));
  const globals = added.filter(isGlobal);
  if (globals.length > 0) {
    demoGlobals.set(markup.html, globals.map((id) => cache.inserted[id]).join(''));
  }
  for (const id of globals) delete cache.inserted[id];
  return markup;
}

/** Returns the global styles of the demos in a page's HTML. */
function globalsOf(html: string): string {
  return Array.from(demoGlobals, ([markup, css]) => (html.includes(markup) ? css : '')).join('');
}

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
  const hasDemos = html.includes('data-demo-stage');
  const globals = hasDemos ? globalsOf(html) : '';
  const text = globals + styles.map(({ css }) => css.replace(FALLBACK, '$1)')).join('');
  const variables = hasDemos && folder !== undefined ? productCss(folder) : '';
  const theme = hasSheets ? variables : pruneVariables(variables, html + text);
  return { ids: styles.flatMap(({ ids }) => ids), text: theme + text };
}
