import { normalizePathname } from '@vitrine/ui';

/** Loads the current page as Markdown; rejects when loading fails. */
export async function loadMarkdown(): Promise<string> {
  const { pathname } = normalizePathname(location.pathname);
  const response = await fetch(`${pathname === '/' ? '/index' : pathname}.md`);
  if (!response.ok) throw new Error(`Could not load the Markdown of ${pathname}.`);
  return response.text();
}
