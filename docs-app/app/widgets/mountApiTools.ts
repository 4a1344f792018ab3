import { copyText, installApiTools, normalizePathname } from '@vitrine/ui';

/** Brings the tools of an API page to life. */
export function mountApiTools(root: HTMLElement): () => void {
  const readMarkdown = async () => {
    const { pathname } = normalizePathname(location.pathname);
    const response = await fetch(`${pathname}.md`);
    if (!response.ok) throw new Error(`No Markdown of ${pathname}`);
    return response.text();
  };
  return installApiTools({ root, readMarkdown, copy: copyText });
}
