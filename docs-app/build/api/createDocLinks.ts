import { apiSections, classAnchor, toComponentSlug } from '@vitrine/ui/core';
import type { ClassNames } from './readClasses.ts';

/** Resolves an address in a declaration's comment; undefined when it must not be a link. */
export type DocLinks = (href: string) => string | undefined;

interface DocLinksOptions {
  /** Address of the library's own documentation, against which its relative links are written. */
  homepage: string;
  /** First segment of the product's pages. */
  productId: string;
  /** Path under which the pages stand here, where that is another. */
  prefix?: string | undefined;
  /** Class names of the components that have a page here, by the last segment of its address. */
  documented: ReadonlyMap<string, ClassNames>;
}

/** Creates the resolver: API pages that exist here become local, all other links absolute. */
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

/** Tells whether one host is the other or a part of it, as an older release's own host is. */
function isSameSite(a: URL, b: URL): boolean {
  const [host, homepage] = [`.${a.host}`, `.${b.host}`];
  return a.protocol === b.protocol && (host.endsWith(homepage) || homepage.endsWith(host));
}

/** The library links to classes by key, our rows are named by class; an unknown key leads to the section. */
function resolveClassHash(hash: string, slug: string, classNames: ClassNames): string {
  const [, owner = '', key = ''] = /^#([\w-]+)-classes-(.+)$/.exec(hash) ?? [];
  if (owner !== slug && toComponentSlug(owner) !== slug) return hash;
  const className = classNames[key];
  return className ? `#${classAnchor(slug, className)}` : `#${apiSections.classes}`;
}
