import { installRowFilter } from './installRowFilter.ts';
import { installRowToggles } from './installRowToggles.ts';

export interface ApiToolsPorts {
  /** Element that contains the tools and the rows. */
  root: HTMLElement;
}

/** Handles the tools of an API page: the filter and the collapsed rows. */
export function installApiTools({ root }: ApiToolsPorts): () => void {
  const end = new AbortController();
  const { signal } = end;
  installRowFilter(root, signal);
  installRowToggles(root, signal);
  return () => end.abort();
}
