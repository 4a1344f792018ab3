import { copyText, installApiTools } from '@vitrine/ui';
import { loadMarkdown } from '../data/loadMarkdown.ts';

/** Installs the tools of an API page; returns the cleanup. */
export function mountApiTools(root: HTMLElement): () => void {
  return installApiTools({ root, readMarkdown: loadMarkdown, copy: copyText });
}
