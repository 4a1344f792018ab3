import { apiSections, classAnchor, toComponentSlug } from '@vitrine/ui/core';
import type { ClassNames } from './readClasses.ts';

/** Resolves a link in a declaration's comment. Returns undefined for invalid or non-HTTP URLs. */
export type DocLinks = (href: string) => string | undefined;

interface DocLinksOptions {
  /** URL of the library's documentation: the base of relative links; may be empty or invalid. */
  homepage: string;
  /** First pathname segment of the product's pages. */
  productId: string;
  /** Pathname prefix of the pages on this site. @default `/${productId}` */
  prefix?: string | undefined;
  /** Class names of each documented component, by the last segment of the API pathname. */
  documented: ReadonlyMap<string, ClassNames>;
}

/** Creates a resolver that makes links to documented API pages local and other links absolute. */
export function createDocLinks({
  homepage,
  productId,
  prefix = `/${productId}`,
  documented,
}: DocLinksOptions): DocLinks {
  const apiPage = new RegExp(`^/${productId}/(?:[\\w-]+/)*api/(?:[\\w-]+/)*([\\w-]+)/?$`);
  const base = URL.parse(homepage);
  return (href) => {
    // Of all anchors, only `#props` exists on the page of every component.
    if (href.startsWith('#')) return href === `#${apiSections.props}` ? href : undefined;
    const url = URL.parse(href, base?.href);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
    const [page = '', slug = ''] = apiPage.exec(url.pathname) ?? [];
    const classNames = documented.get(slug);
    if (!base || !isSameSite(url, base) || !classNames) return url.href;
    const path = prefix + page.slice(productId.length + 1).replace(/\/$/, '');
    return path + resolveHash(url.hash, slug, classNames);
  };
}

/** Returns whether two URLs have the same protocol and site, such as `v5.mui.com` and `mui.com`. */
function isSameSite(a: URL, b: URL): boolean {
  const [host, homepage] = [`.${a.host}`, `.${b.host}`];
  return a.protocol === b.protocol && (host.endsWith(homepage) || homepage.endsWith(host));
}

/** Matches anchors of a class: by key, and by class name as in the docs of MUI 7. */
const CLASS_ANCHOR = /^#([\w-]+?)-(?:classes|css)-(.+)$/;

/** Maps an anchor of the library's docs to an anchor of this site; drops unknown anchors. */
function resolveHash(hash: string, slug: string, classNames: ClassNames): string {
  if (hash === `#${apiSections.props}`) return hash;
  const [, owner = '', name = ''] = CLASS_ANCHOR.exec(hash) ?? [];
  const isClass = owner !== '' && (owner === slug || toComponentSlug(owner) === slug);
  const known = Object.values(classNames);
  if (known.length === 0 || !(isClass || hash === `#${apiSections.classes}`)) return '';
  const className = classNames[name] ?? known.find((candidate) => candidate === name);
  return className ? `#${classAnchor(slug, className)}` : `#${apiSections.classes}`;
}
