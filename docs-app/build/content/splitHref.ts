/** Path and anchor of a link inside the site, decoded. */
export interface HrefParts {
  /** Empty for the page of the link. */
  path: string;
  /** Empty for the top of the page. */
  anchor: string;
}

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Schemes that run code or embed a document; browsers and the policy of the site block them. */
const UNSAFE = /^(?:javascript|vbscript|data|blob|file)$/i;

/** Splits the address of a link; undefined when it leads to another site or program. */
export function splitHref(href: string): HrefParts | undefined {
  const [, scheme] = SCHEME.exec(href) ?? [];
  if (scheme !== undefined) {
    return UNSAFE.test(scheme) ? { path: href, anchor: '' } : undefined;
  }
  const [beforeHash = '', ...afterHash] = href.split('#');
  // `:~:text=` marks text of the page and is no part of the anchor.
  const [fragment = ''] = afterHash.join('#').split(':~:');
  const anchor = decode(fragment);
  return { path: decode(beforeHash.replace(/\?.*/s, '')), anchor: anchor === 'top' ? '' : anchor };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
