import { loadOnce } from '../data/loadOnce.ts';
import { appendSheet, createSheet } from './appendSheet.ts';

const loadLink = loadOnce((href) => appendSheet(createSheet(href)));

/** Loads a style sheet of a demo. Never rejects, so that the demo renders without the sheet. */
export async function loadSheet(href: string): Promise<void> {
  await loadLink(href).catch(() => {});
}
