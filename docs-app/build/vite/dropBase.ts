import type { Plugin } from 'vite';

/** Matches the start of a call of a function of `app/shared/base.ts` or `service-worker/base.ts`. */
export const BASE_CALL = /\b(?:withBase|withoutBase|siteUrl|routerAtBase|fileOfSite|nameAtBase)\(/;

/** Replaces the calls of base path functions with their arguments. */
export function dropBaseCalls(code: string): string {
  return code.replaceAll(new RegExp(BASE_CALL, 'g'), '(');
}

/** Removes the calls that add or remove the base path, for a site at the root of its host. */
export function dropBase(): Plugin {
  return {
    name: 'vitrine:drop-base',
    enforce: 'pre',
    transform: {
      filter: { id: /docs-app\/(?:app|service-worker)\/.*\.tsx?$/, code: BASE_CALL },
      handler: dropBaseCalls,
    },
  };
}
