interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, policy: Policy) => unknown;
}

/** Lets edited code write HTML, but no element that is refused; the document's policy sends all HTML through here. */
export function trustHtml(refused: readonly string[]): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const { apply } = Reflect;
  const { exec } = RegExp.prototype;
  const { startsWith } = String.prototype;
  // A prefix stands before names in XML.
  const pattern = new RegExp(`<(?:[^\\s<>/]*:)?(${refused.join('|')})(?![\\w-])`, 'i');
  const policy: Policy = {
    createHTML(html) {
      const found = apply(exec, pattern, [html]) as RegExpExecArray | null;
      if (found) throw new TypeError(`${found[0]}> cannot be used in an edited demo`);
      return html;
    },
    createScriptURL(url) {
      if (apply(startsWith, url, ['blob:'])) return url;
      throw new TypeError('An edited demo cannot load scripts');
    },
  };
  trustedTypes?.createPolicy('default', policy);
}
