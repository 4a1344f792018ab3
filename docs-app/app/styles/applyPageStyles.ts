import { addStyleSheet } from './addStyleSheet.ts';
import type { RenderedArticle } from '../../model/page.types.ts';

const applied = new Set<string>();

/** Adds the style rules of an article, unless the document has all of them. */
export function applyPageStyles({ ids, text }: RenderedArticle['css']): void {
  if (applied.size === 0) readDocumentStyles();
  if (ids.every((id) => applied.has(id))) return;
  for (const id of ids) applied.add(id);
  addStyleSheet(text);
}

function readDocumentStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')) {
    for (const id of style.dataset.emotion?.split(' ').slice(1) ?? []) applied.add(id);
  }
}
