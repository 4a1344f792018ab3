import type { ProductData } from '@vitrine/ui/core';
import { documentTitle } from '../app/documentTitle.ts';
import type { SitePage } from '../app/site.types.ts';
import type { SiteAssets } from './site.types.ts';

export interface DocumentInput {
  page: SitePage;
  /** Products that the page may belong to. */
  identities?: readonly ProductData[];
  assets: SiteAssets;
  /** The body of the document. */
  body: string;
  /** Style sheets, in order; a text may be empty. */
  styles: readonly { ids?: readonly string[]; text: string }[];
  /** Font that the page's text is set in first. */
  font: string;
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function styleTag({ ids, text }: DocumentInput['styles'][number]): string {
  const emotion = ids ? ` data-emotion="css ${ids.join(' ')}"` : '';
  return text && `<style${emotion}>${text}</style>`;
}

function markdownLink({ kind, pathname }: SitePage): string {
  const hasMarkdown = kind === 'doc' || kind === 'api';
  return hasMarkdown ? `<link rel="alternate" type="text/markdown" href="${pathname}.md">\n` : '';
}

/** Composes the whole HTML of a page: readable without a script, and without another request. */
export function renderDocument({
  page,
  identities,
  assets,
  body,
  styles,
  font,
}: DocumentInput): string {
  const eager = page.kind === 'not-found' ? ' data-eager=""' : '';
  return `<!doctype html>
<html lang="${page.language}" dir="ltr" data-mode="light" data-density="comfortable">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeAttribute(documentTitle(page, identities))}</title>
<meta name="description" content="${escapeAttribute(page.description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${markdownLink(page)}<link rel="preload" href="/fonts/${font}" as="font" type="font/woff2" crossorigin>
${styles.map(styleTag).join('\n')}
<script data-main="${assets.main}" data-preload="${assets.preload.join(' ')}" data-kind="${page.kind}"${eager}>${assets.firstScript}</script>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}
