import { unescapeHtml } from '@vitrine/ui/core';

/** Lists the values of all `id` attributes in HTML. */
export function listAnchors(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => unescapeHtml(id)));
}
