import { apiSections, classAnchor, toComponentSlug } from '@vitrine/ui/core';
import type { ClassNames } from './readClasses.ts';

/** Resolves the URL of a link in a declaration's comment; undefined when it must not be a link. */
export type DocLinks = (href: string) => string | undefined;

interface DocLinksOptions {
  /** URL of the library's documentation, which its relative links are resolved against. */
  homepage: string;
  /** First segment of the product's pages. */
  productId: string;
  /** Pathname prefix of the pages on this site. @default `/${productId}` */
  prefix?: string | undefined;
  /** Class names of the components that have a page, by the last segment of its pathname. */
  documented: ReadonlyMap<string, ClassNames>;
}

/** Creates the resolver: links to documented API pages become local, all others absolute. */
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

/** Maps the library's anchor of a class, by key, to ours, by class name, or to the section. */
function resolveClassHash(hash: string, slug: string, classNames: ClassNames): string {
  const [, owner = '', key = ''] = /^#([\w-]+)-classes-(.+)$/.exec(hash) ?? [];
  if (owner !== slug && toComponentSlug(owner) !== slug) return hash;
  const className = classNames[key];
  return className ? `#${classAnchor(slug, className)}` : `#${apiSections.classes}`;
}
