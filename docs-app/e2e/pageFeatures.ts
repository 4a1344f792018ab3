const ELEMENT = /<([a-z][\w-]*)([^>]*)>/g;
const NAMED = /\s(data-[\w-]+|aria-[\w-]+|role="[^"]*"|popover|dir|lang)/g;

const STAGE = /<div[^>]*data-demo-stage[^>]*>/g;
/** Markup of a demo in another density or direction. */
const VARIANT = /<template[^>]*data-variant[\s\S]*?<\/template>/g;
const DIV = /<(\/?)div\b/g;

/** Returns the index of the end tag of the `div` that starts at an index. */
function findEnd(html: string, start: number): number {
  let depth = 0;
  DIV.lastIndex = start;
  for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return html.length;
}

/** Removes the markup inside demos, which their stories test. */
function removeDemos(html: string): string {
  let outside = '';
  let end = 0;
  for (const { index, 0: tag } of html.matchAll(STAGE)) {
    outside += html.slice(end, index + tag.length);
    end = findEnd(html, index);
  }
  return (outside + html.slice(end)).replaceAll(VARIANT, '');
}

/**
 * Lists the features of a page: its template and whether it has demos, both per product,
 * and the elements and attributes of its article outside demos.
 */
export function listFeatures(html: string, { kind, pathname }: PageIdentity): Set<string> {
  const [article = html] = /<article[\s\S]*<\/article>/.exec(html) ?? [];
  const product = pathname.split('/')[1];
  const features = new Set([`${kind} of ${product}`]);
  if (article.includes('data-demo-stage')) features.add(`demos of ${product}`);
  for (const [, name = '', attributes = ''] of removeDemos(article).matchAll(ELEMENT)) {
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
