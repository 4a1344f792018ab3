import type { SiteRoute } from './site.types.ts';

/** Returns whether a page is public; false for internal pages, `/offline` and `/404`. */
export function isPublic({ kind, product }: SiteRoute): boolean {
  return kind !== 'not-found' && kind !== 'offline' && !product?.internal;
}
