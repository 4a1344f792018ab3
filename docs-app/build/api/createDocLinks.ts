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
    // Only this section exists on the page of every component.
    if (href.startsWith('#')) return href === `#${apiSections.props}` ? href : undefined;
    if (!URL.canParse(href, homepage)) return undefined;
    const url = new URL(href, homepage);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
    const [page = '', slug = ''] = apiPage.exec(url.pathname) ?? [];
    const classNames = documented.get(slug);
    if (!isSameSite(url, new URL(homepage)) || !classNames) return url.href;
    const path = prefix + page.slice(productId.length + 1).replace(/\/$/, '');
    return path + resolveHash(url.hash, slug, classNames);
  };
}

/** Returns whether two hosts are equal or one is a subdomain of the other, such as `v5.mui.com`. */
function isSameSite(a: URL, b: URL): boolean {
  const [host, homepage] = [`.${a.host}`, `.${b.host}`];
  return a.protocol === b.protocol && (host.endsWith(homepage) || homepage.endsWith(host));
}

/** Anchors of a class: by key, and by class name as in the docs of MUI 7. */
const CLASS_ANCHOR = /^#([\w-]+?)-(?:classes|css)-(.+)$/;

/** Maps the library's anchor to one that the page has; drops others, so that no link is dead. */
function resolveHash(hash: string, slug: string, classNames: ClassNames): string {
  if (hash === `#${apiSections.props}`) return hash;
  const [, owner = '', name = ''] = CLASS_ANCHOR.exec(hash) ?? [];
  const isClass = owner !== '' && (owner === slug || toComponentSlug(owner) === slug);
  const known = Object.values(classNames);
  if (known.length === 0 || !(isClass || hash === `#${apiSections.classes}`)) return '';
  const className = classNames[name] ?? known.find((candidate) => candidate === name);
  return className ? `#${classAnchor(slug, className)}` : `#${apiSections.classes}`;
}
