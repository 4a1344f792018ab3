/// <reference types="vite/types/importMeta.d.ts" />

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
}

/** Matches scripts in the root folder of the site. */
const OWN_SCRIPT = /^\/[\w.-]+\.js$/;

/** Removes the base path of the site, which Vite defines in builds for a sub-path. */
function removeBase(url: string): string {
  const base = (import.meta.env.VITE_BASE ?? '').replace(/\/$/, '');
  return url.startsWith(base) ? url.slice(base.length) : url;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function findPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('vitrine', {
    createHTML: (html) => html,
    createScriptURL(url) {
      if (!OWN_SCRIPT.test(import.meta.env.VITE_BASE ? removeBase(url) : url))
        throw new TypeError(`${url} is not a script of this site`);
      return url;
    },
  });
  return policy;
}

/** Marks HTML from the build as trusted (S4). */
export function trustHtml(html: string): string {
  return findPolicy()?.createHTML(html) ?? html;
}

/** Marks the URL of a site script as trusted. Throws for other scripts (S4). */
export function trustScriptUrl(url: string): string {
  return findPolicy()?.createScriptURL(url) ?? url;
}
