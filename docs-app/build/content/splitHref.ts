/** Path and anchor of a link inside the site, decoded. */
export interface HrefParts {
  /** Empty for the page that contains the link. */
  path: string;
  /** Empty for the top of the page. */
  anchor: string;
}

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Schemes that run code or embed a document; browsers and the site's CSP block them. */
const UNSAFE = /^(?:javascript|vbscript|data|blob|file)$/i;

/** Splits a link URL into path and anchor; undefined for URLs such as `https:` and `mailto:`. */
export function splitHref(href: string): HrefParts | undefined {
  const [, scheme] = SCHEME.exec(href) ?? [];
  if (scheme !== undefined) {
    return UNSAFE.test(scheme) ? { path: href, anchor: '' } : undefined;
  }
  const [beforeHash = '', ...afterHash] = href.split('#');
  // `:~:text=` is a text fragment, which is not part of the anchor.
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
