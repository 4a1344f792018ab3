interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
}

/** Matches scripts in the root folder of the site. */
const OWN_SCRIPT = /^\/[\w.-]+\.js$/;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function findPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('vitrine', {
    createHTML: (html) => html,
    createScriptURL(url) {
      if (!OWN_SCRIPT.test(url)) throw new TypeError(`${url} is not a script of this site`);
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
