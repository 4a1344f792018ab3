/// <reference types="vite/types/importMeta.d.ts" />
import { addBase, removeBase } from '../../model/basePath.ts';

/** Removes the slash at the end of `VITE_BASE`, which the build of the workbench does not parse. */
const trimSlash = (path = ''): string => path.replace(/\/$/, '');

/** Base path of the site, such as `/docs`; empty at the root of the host. */
const BASE = /* @__PURE__ */ trimSlash(import.meta.env.VITE_BASE as string | undefined);

/** Adds the base path to a root-relative URL. */
export const withBase = (url: string): string => addBase(BASE, url);

/** Removes the base path from a pathname; an unknown page when it is outside of the site. */
export const withoutBase = (pathname: string): string => removeBase(BASE, pathname) ?? '/404';

/** Adds the base path to the origin of the site. */
export const siteUrl = (origin: string): string => origin + BASE;

/** Adds the base path to the options of a router. */
export const routerAtBase = <Options extends object>(options: Options): Options => ({
  ...options,
  basename: `${BASE}/`,
});
