/** Matches content that browsers do not paint, and status texts beside a component. */
const APART =
  /<(template|style|script)\b[\s\S]*?<\/\1>|<(\w+)[^>]* role="status"[\s\S]*?<\/\2>|<!--[\s\S]*?-->/g;

/** Matches text, an element that is drawn without content, or one with inline styles. */
const PAINTED =
  />[^<]*[^<\s]|<(?:button|canvas|hr|img|input|meter|progress|select|svg|textarea|video)\b|<[^>]+ (?:role="(?:img|progressbar|separator)"|style=")/;

/**
 * Returns whether the prerendered HTML of a demo shows its component. A component that measures its
 * size first, such as a data grid, prerenders as an empty box.
 */
export function isPainted(html: string): boolean {
  return PAINTED.test(html.replaceAll(APART, ''));
}
