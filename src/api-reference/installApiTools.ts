import { installPageCopy, type PageCopyPorts } from './installPageCopy.ts';
import { installRowFilter } from './installRowFilter.ts';
import { installRowToggles } from './installRowToggles.ts';

export interface ApiToolsPorts extends PageCopyPorts {
  /** Element that contains the tools and the rows. */
  root: HTMLElement;
}

/** Handles the tools of an API page: the filter, the collapsed rows and the copy button. */
export function installApiTools({ root, ...copyPorts }: ApiToolsPorts): () => void {
  const end = new AbortController();
  const { signal } = end;
  installRowFilter(root, signal);
  installRowToggles(root, signal);
  installPageCopy(root, copyPorts, signal);
  return () => end.abort();
}
