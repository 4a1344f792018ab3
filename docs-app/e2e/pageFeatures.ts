const ELEMENT = /<([a-z][\w-]*)([^>]*)>/g;
const NAMED = /\s(data-[\w-]+|aria-[\w-]+|role="[^"]*"|popover|dir|lang)/g;

/** Lists what a page is made of: its template in its product, and the elements and attributes of its article. */
export function listFeatures(html: string, { kind, pathname }: PageIdentity): Set<string> {
  const [article = html] = /<article[\s\S]*<\/article>/.exec(html) ?? [];
  const features = new Set([`${kind} of ${pathname.split('/')[1]}`]);
  for (const [, name = '', attributes = ''] of article.matchAll(ELEMENT)) {
    features.add(`<${name}>`);
    for (const [, attribute = ''] of attributes.matchAll(NAMED)) features.add(attribute);
  }
  return features;
}

export interface PageIdentity {
  pathname: string;
  /** Template, such as `doc` or `api`. */
  kind: string;
}
