import { providers } from 'virtual:product-modules';
import { createDemoCache, pruneVariables, type DemoMarkup, type DemoProduct } from '@vitrine/ui';
import type { RenderedArticle } from '../../model/page.types.ts';

/** Emotion cache that collects the styles of all prerendered markup. */
export const cache = createDemoCache();
// In this mode, Emotion stores the CSS of each style in `cache.inserted`.
cache.compat = true;

/** Matches the id of a style in a class name. */
const CLASS = new RegExp(`\\b${cache.key}-([\\w-]+)`, 'g');

/** Matches the ids of keyframes, and properties such as `animation-duration`. */
const KEYFRAMES = /\banimation-[\w-]+/g;

/** Ids of the global styles of the demo that is being rendered. */
const globals = new Set<string>();

const { insert } = cache;
cache.insert = (selector, style, sheet, shouldCache) => {
  const { name } = style;
  // Skip keyframes, because classes of several demos share them.
  if (selector === '' && !name.startsWith('animation-')) globals.add(name);
  return insert(selector, style, sheet, shouldCache);
};

/** Matches the fallback of a site theme variable. Drop it, because pages define all variables. */
const FALLBACK = /(var\(--docs-[\w-]+), [^()]*\)/g;

/** Global styles of demos, such as theme variables, by the HTML of the demo. */
const demoGlobals = new Map<string, string>();

/** Moves a demo's global styles out of the cache, because only pages with the demo need them. */
export function isolateGlobals(render: () => DemoMarkup): DemoMarkup {
  globals.clear();
  const markup = render();
  if (globals.size > 0) demoGlobals.set(markup.html, cssOf([...globals]));
  for (const id of globals) delete cache.inserted[id];
  return markup;
}

function cssOf(ids: readonly string[]): string {
  return ids.map((id) => cache.inserted[id]).join('');
}

/** Lists the ids of the styles that markup uses, in the order of the markup. */
function listIds(html: string): string[] {
  const ids = new Set(Array.from(html.matchAll(CLASS), ([, id = '']) => id));
  // The loop also visits the keyframes that it adds.
  for (const id of ids) {
    const css = cache.inserted[id];
    if (typeof css !== 'string') ids.delete(id);
    else for (const [name] of css.matchAll(KEYFRAMES)) ids.add(name);
  }
  return [...ids];
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
 * Collects the styles of markup, and the product's theme variables if the markup has demos. Omits
 * unused variables, unless the demos have style sheets that may use them.
 */
export function collectCss(
  html: string,
  folder?: string,
  hasSheets = false,
): RenderedArticle['css'] {
  const ids = listIds(html);
  const hasDemos = html.includes('data-demo-stage');
  const text = (hasDemos ? globalsOf(html) : '') + cssOf(ids).replace(FALLBACK, '$1)');
  const variables = hasDemos && folder !== undefined ? productCss(folder) : '';
  const theme = hasSheets ? variables : pruneVariables(variables, html + text);
  return { ids, text: theme + text };
}
