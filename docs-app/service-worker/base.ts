/// <reference types="vite/types/importMeta.d.ts" />

/** Base path of the site, such as `/docs`; empty at the root of the host. */
const BASE = (import.meta.env.VITE_BASE as string | undefined) ?? '';

/** Adds the base path to a path of the site. */
export const withBase = (path: string): string => BASE + path;

/** Removes the base path from a pathname of the site. */
export const withoutBase = (pathname: string): string => pathname.slice(BASE.length);

/** Removes the base path from a URL; the origin is empty for a URL outside of the site. */
export const fileOfSite = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>) => ({
  origin: pathname.startsWith(`${BASE}/`) ? origin : '',
  pathname: pathname.slice(BASE.length),
});

/** Adds the base path to a name that all sites of a host share, such as that of a cache. */
export const nameAtBase = (name: string): string => (BASE ? `${BASE}:${name}` : name);
