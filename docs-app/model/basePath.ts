/**
 * Base path of the site on its host: `/docs`, or empty at the root. Pathnames inside of the site
 * have no base; only URLs that a browser loads have it.
 */
export type BasePath = string;

/** Names of attributes with a URL, in HTML and in React. */
const URL_ATTRIBUTE = /^(?:href|src|action|formaction|poster)$/i;
const SET_ATTRIBUTE = /^(?:image)?srcset$/i;

/** Matches an inline script, which stays unchanged, or the start tag of an element. */
const TAG = /(<script\b[^>]*>)[\s\S]*?(?=<\/script>)|<[a-z][^>]*>/gi;

const ATTRIBUTE = /(?<=\s)([a-z-]+)="([^"]*)"/gi;

/** Returns whether a URL is a path from the root of the host. */
function isRootRelative(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

/** Adds the base to a root-relative path. Bundled assets have the base already. */
export function addBase(base: BasePath, url: string): string {
  return !isRootRelative(url) || url.startsWith(`${base}/assets/`) ? url : base + url;
}

/** Removes the base from a pathname; undefined when the pathname is outside of the site. */
export function removeBase(base: BasePath, pathname: string): string | undefined {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

/** Adds the base to the value of an attribute; returns other values unchanged. */
export function addBaseToAttribute(base: BasePath, name: string, value: string): string {
  if (URL_ATTRIBUTE.test(name)) return addBase(base, value);
  if (!SET_ATTRIBUTE.test(name)) return value;
  return value.replaceAll(
    /(?<=^|,)(\s*)(\S+)/g,
    (_, space: string, url: string) => space + addBase(base, url),
  );
}

/** Adds the base to the URLs of HTML. Inline scripts and text stay unchanged. */
export function addBaseToHtml(base: BasePath, html: string): string {
  if (base === '') return html;
  return html.replaceAll(TAG, (text: string, script?: string) => {
    const tag = script ?? text;
    return rewriteTag(base, tag) + text.slice(tag.length);
  });
}

function rewriteTag(base: BasePath, tag: string): string {
  return tag.replaceAll(
    ATTRIBUTE,
    (_, name: string, value: string) => `${name}="${addBaseToAttribute(base, name, value)}"`,
  );
}
