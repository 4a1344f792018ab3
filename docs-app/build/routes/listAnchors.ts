/** Lists the ids of a piece of HTML. */
export function listAnchors(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id));
}
