import { DocsError, unescapeHtml } from '@vitrine/ui/core';

/** Elements whose content is not part of the document. */
const INERT = /<(template|script|style)\b.*?<\/\1>/gs;
const ID = /<[a-z][^<>]*?\sid="([^"]*)"/gi;

/** Lists the ids of a document that appear twice or are empty. */
export function listBadIds(html: string): string[] {
  const seen = new Set<string>();
  const bad = new Set<string>();
  for (const [, text = ''] of html.replaceAll(INERT, '').matchAll(ID)) {
    const id = unescapeHtml(text);
    if (id === '' || seen.has(id)) bad.add(id);
    seen.add(id);
  }
  return [...bad];
}

/** Throws `content/duplicate-id` for an empty or repeated id in a page's HTML. */
export function checkIds(html: string, place: string): void {
  const [id] = listBadIds(html);
  if (id !== undefined) throw new DocsError('content/duplicate-id', { id }, place);
}
