interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
}

/** Own scripts lie in the root of the site. */
const OWN_SCRIPT = /^\/[\w.-]+\.js$/;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function findPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('vitrine', {
    createHTML: (html) => html,
    createScriptURL(url) {
      if (!OWN_SCRIPT.test(url)) throw new TypeError(`${url} is no script of this site`);
      return url;
    },
  });
  return policy;
}

/** Marks HTML that the build made as fit to become part of the page (S4). */
export function trustHtml(html: string): string {
  return findPolicy()?.createHTML(html) ?? html;
}

/** Marks the address of a script of the site as fit to be run (S4). */
export function trustScriptUrl(url: string): string {
  return findPolicy()?.createScriptURL(url) ?? url;
}
