import { loadOnce } from '../data/loadOnce.ts';
import { appendSheet, createSheet } from './appendSheet.ts';

const loadLink = loadOnce((href) => appendSheet(createSheet(href)));

/** Loads a style sheet of a demo; the demo renders without a sheet that fails to load. */
export async function loadSheet(href: string): Promise<void> {
  await loadLink(href).catch(() => {});
}
