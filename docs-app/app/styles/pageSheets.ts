import { loadOnce } from '../data/loadOnce.ts';
import { appendSheet, createSheet } from './appendSheet.ts';

/** Media query of a style sheet that belongs to another page. */
const OFF = 'not all';

const listLinks = () => document.querySelectorAll<HTMLLinkElement>('link[data-demo-sheet]');

/** Loads a style sheet without applying it. */
const loadSheet = loadOnce(async (href) => {
  if ([...listLinks()].some((link) => link.getAttribute('href') === href)) return;
  const link = Object.assign(createSheet(href), { media: OFF });
  link.dataset['demoSheet'] = '';
  await appendSheet(link);
});

/** Loads the style sheets of a page's demos. Skips those that fail, so that the page renders. */
export async function loadPageSheets(sheets: readonly string[] = []): Promise<void> {
  await Promise.allSettled(sheets.map(loadSheet));
}

/** Applies the style sheets of a page's demos, and disables the style sheets of other pages. */
export function applyPageSheets(sheets: readonly string[] = []): void {
  for (const link of listLinks()) {
    link.media = sheets.includes(link.getAttribute('href') ?? '') ? 'all' : OFF;
  }
}
