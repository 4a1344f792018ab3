import { providers } from 'virtual:product-modules';
import {
  createDemoCache,
  dropFallbacks,
  listRootVariables,
  pruneVariables,
  siteCss,
  type DemoMarkup,
  type DemoProduct,
} from '@vitrine/ui';
import type { RenderedArticle } from '../../model/page.types.ts';
import { withBase } from '../shared/base.ts';

/** Emotion cache that collects the styles of all prerendered markup. */
export const cache = createDemoCache();
// In this mode, Emotion stores the CSS of each style in `cache.inserted`.
cache.compat = true;

/** Matches the id of a style in a class name. */
const CLASS = new RegExp(`\\b${cache.key}-([\\w-]+)`, 'g');

/** Matches the ids of keyframes, and properties such as `animation-duration`. */
const KEYFRAMES = /\banimation-[\w-]+/g;

/** First style sheet of every page. */
export const baseCss = siteCss(withBase('/'));

/** Ids of the global styles of the demo that is being rendered. */
const globals = new Set<string>();

const { insert } = cache;
cache.insert = (selector, style, sheet, shouldCache) => {
  const { name } = style;
  // Skip keyframes, because classes of several demos share them.
  if (selector === '' && !name.startsWith('animation-')) globals.add(name);
  return insert(selector, style, sheet, shouldCache);
};

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

interface ProductTheme {
  /** CSS variables of the theme. */
  css: string;
  /** Names of the variables that pages with demos of the product declare. */
  declared: ReadonlySet<string>;
}

/** Theme of pages without demos. */
const siteTheme: ProductTheme = { css: '', declared: listRootVariables(baseCss) };
const productThemes = new Map<string, ProductTheme>();

function themeOf(folder: string): ProductTheme {
  let theme = productThemes.get(folder);
  if (!theme) {
    const css = productOf(folder).demoThemeCss();
    theme = { css, declared: listRootVariables(baseCss + css) };
    productThemes.set(folder, theme);
  }
  return theme;
}

/** Returns the demo providers of a product. Throws when the folder has no demo-providers.tsx. */
export function productOf(folder: string): DemoProduct {
  const module = providers[folder];
  if (!module) throw new Error(`The product folder ${folder} has no demo-providers.tsx.`);
  return module;
}

/**
 * Collects the styles of markup, and the product's theme variables if the markup has demos. Omits
 * fallbacks of variables that the page declares. Omits unused variables, unless the demos have
 * style sheets that may use them.
 */
export function collectCss(
  html: string,
  folder?: string,
  hasSheets = false,
): RenderedArticle['css'] {
  const ids = listIds(html);
  const hasDemos = html.includes('data-demo-stage');
  const theme = hasDemos && folder !== undefined ? themeOf(folder) : siteTheme;
  const css = dropFallbacks(cssOf(ids), theme.declared);
  const text = (hasDemos ? globalsOf(html) : '') + css;
  const variables = hasSheets ? theme.css : pruneVariables(theme.css, html + text);
  return { ids, text: variables + text };
}
