import { EDITED, OPENED } from '../../model/editEvents.ts';

const files = new Map<string, unknown>();

function findScript(): HTMLElement | null {
  return document.querySelector('script[data-files]');
}

if (import.meta.hot) {
  const written = JSON.parse(findScript()?.textContent ?? '{}') as Record<string, unknown>;
  for (const [url, file] of Object.entries(written)) files.set(url, file);
  import.meta.hot?.on(EDITED, () => files.clear());
}

/**
 * Returns a data file that the development server wrote into the document.
 * A page hydrates from these files, so that its data matches its HTML.
 */
export function findDocumentFile(url: string): unknown {
  return files.get(url);
}

/** Reports this document to the development server, which sends `EDITED` if it is outdated. */
export function reportOpened(): void {
  import.meta.hot?.send(OPENED, Number(findScript()?.dataset.edition));
}
