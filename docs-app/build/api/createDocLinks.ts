import { apiSections, classAnchor, toComponentSlug } from '@vitrine/ui/core';
import type { ClassNames } from './readClasses.ts';

/** Resolves a link in a declaration's comment. Returns undefined for invalid or non-HTTP URLs. */
export type DocLinks = (href: string) => string | undefined;

interface DocLinksOptions {
  /** URL of the library's documentation: the base of relative links. */
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
  return (href) => {
    if (href.startsWith('#')) return href;
    if (!URL.canParse(href, homepage)) return undefined;
    const url = new URL(href, homepage);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
    const [page = '', slug = ''] = apiPage.exec(url.pathname) ?? [];
    const classNames = documented.get(slug);
    if (!isSameSite(url, new URL(homepage)) || !classNames) return url.href;
    const path = prefix + page.slice(productId.length + 1).replace(/\/$/, '');
    return path + resolveClassHash(url.hash, slug, classNames);
  };
}

/** Returns whether two hosts are equal or one is a subdomain of the other, such as `v5.mui.com`. */
function isSameSite(a: URL, b: URL): boolean {
  const [host, homepage] = [`.${a.host}`, `.${b.host}`];
  return a.protocol === b.protocol && (host.endsWith(homepage) || homepage.endsWith(host));
}

/**
 * Replaces the class key in a hash of the library's docs with the class name:
 * `#button-classes-root` becomes `#button-classes-MuiButton-root`.
 * Returns the hash of the classes section when the key is unknown.
 */
function resolveClassHash(hash: string, slug: string, classNames: ClassNames): string {
  const [, owner = '', key = ''] = /^#([\w-]+)-classes-(.+)$/.exec(hash) ?? [];
  if (owner !== slug && toComponentSlug(owner) !== slug) return hash;
  const className = classNames[key];
  return className ? `#${classAnchor(slug, className)}` : `#${apiSections.classes}`;
}
