/** Lists the ids in HTML. */
export function listAnchors(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id));
}
