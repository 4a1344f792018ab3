import { normalizePathname } from '@vitrine/ui';
import { withBase, withoutBase } from '../shared/base.ts';

/** Loads the current page as Markdown; rejects when loading fails. */
export async function loadMarkdown(): Promise<string> {
  const { pathname } = normalizePathname(withoutBase(location.pathname));
  const response = await fetch(withBase(`${pathname === '/' ? '/index' : pathname}.md`));
  if (!response.ok) throw new Error(`Could not load the Markdown of ${pathname}.`);
  return response.text();
}
