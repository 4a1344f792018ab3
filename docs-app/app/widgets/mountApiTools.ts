import { copyText, installApiTools, normalizePathname } from '@vitrine/ui';

/** Installs the tools of an API page; returns the cleanup. */
export function mountApiTools(root: HTMLElement): () => void {
  const readMarkdown = async () => {
    const { pathname } = normalizePathname(location.pathname);
    const response = await fetch(`${pathname}.md`);
    if (!response.ok) throw new Error(`Could not load the Markdown of ${pathname}.`);
    return response.text();
  };
  return installApiTools({ root, readMarkdown, copy: copyText });
}
