/** Matches content that browsers render nothing for. */
const UNPAINTED = /<(template|style|script)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

/** Matches text, an element that is drawn without content, or one with inline styles. */
const PAINTED =
  />[^<]*[^<\s]|<(?:button|canvas|hr|img|input|meter|progress|select|svg|textarea|video)\b|<[^>]+ (?:role="(?:img|progressbar|separator)"|style=")/;

/**
 * Returns whether prerendered HTML shows anything. A component that measures its size first, such
 * as a data grid, prerenders as an empty box.
 */
export function isPainted(html: string): boolean {
  return PAINTED.test(html.replaceAll(UNPAINTED, ''));
}
