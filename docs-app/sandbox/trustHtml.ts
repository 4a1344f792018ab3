interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, policy: Policy) => unknown;
}

/**
 * Creates the default Trusted Types policy, which the document's CSP enforces for all HTML.
 * The policy accepts HTML without refused elements, and scripts from blob URLs.
 */
export function trustHtml(refused: readonly string[]): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const { apply } = Reflect;
  const { exec } = RegExp.prototype;
  const { startsWith } = String.prototype;
  // In XML, element names may have a namespace prefix.
  const pattern = new RegExp(`<(?:[^\\s<>/]*:)?(${refused.join('|')})(?![\\w-])`, 'i');
  const policy: Policy = {
    createHTML(html) {
      const match = apply(exec, pattern, [html]) as RegExpExecArray | null;
      if (match) throw new TypeError(`${match[0]}> cannot be used in an edited demo`);
      return html;
    },
    createScriptURL(url) {
      if (apply(startsWith, url, ['blob:'])) return url;
      throw new TypeError('An edited demo cannot load scripts');
    },
  };
  trustedTypes?.createPolicy('default', policy);
}
