import { findWidget } from '../../model/pageWidget.ts';
import { writePagePolicy } from '../head/contentPolicy.ts';
import { escapeHtml, renderHead, type HeadInput } from '../head/renderHead.ts';
import type { SiteEnv } from '../shared/siteEnv.ts';
import type { SiteAssets } from '../shared/server.types.ts';
import { buildAttributes } from '../service-worker/writeWorker.ts';

export interface DocumentInput {
  head: HeadInput;
  assets: SiteAssets;
  /** The body of the document. */
  body: string;
  /** Style sheets, in order; a text may be empty. */
  styles: readonly { ids?: readonly string[]; text: string }[];
  env: SiteEnv;
  /** Font that the page's text is set in first. */
  font: string;
}

/** Writes a style sheet; rules that are named by their class need no other name. */
function styleTag({ ids, text }: DocumentInput['styles'][number]): string {
  const unnamed = ids?.filter((id) => !text.includes(`.css-${id}`));
  const emotion = unnamed ? ` data-emotion="css ${unnamed.join(' ')}"` : '';
  return text && `<style${emotion}>${text}</style>`;
}

/** Begins at once what has to speak with the world outside; otherwise it comes with the application. */
function outsideTag({ assets, env: { ads, analyticsId } }: DocumentInput): string {
  const isNeeded = analyticsId ?? ads.scriptUrl ?? ads.feedUrl;
  return isNeeded === undefined
    ? ''
    : `<script type="module" src="${assets.thirdParty}"></script>\n`;
}

/** Says what the page may do, before anything in it does something; Vite's development server adds scripts of its own. */
function policyTag({ assets, styles, env }: DocumentInput): string {
  if (!assets.marks) return '';
  const texts = styles.map(({ text }) => text);
  const policy = writePagePolicy({ scripts: [assets.bootstrap], styles: texts, env });
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">\n`;
}

/** Composes the whole HTML of a page: readable without a script, and without another request. */
export function renderDocument(input: DocumentInput): string {
  const { head, assets, body, styles, font, env } = input;
  const { page } = head;
  const isEager = page.kind === 'not-found' || findWidget(page.pathname) !== undefined;
  const { analyticsId } = env;
  const analytics = analyticsId === undefined ? '' : ` data-analytics="${analyticsId}"`;
  const eager = isEager ? ' data-eager=""' : '';
  const marks = assets.marks ? buildAttributes(assets.marks) : '';
  return `<!doctype html>
<html lang="${page.language}" dir="ltr" data-mode="light" data-density="comfortable">
<head>
<meta charset="utf-8">
${policyTag(input)}<meta name="viewport" content="width=device-width, initial-scale=1">
${renderHead(head)}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/${font}" as="font" type="font/woff2" crossorigin>
${styles.map(styleTag).join('\n')}
${outsideTag(input)}<script data-modules="${assets.modules.join(' ')}"${analytics} data-kind="${page.kind}"${eager}${marks}>${assets.bootstrap}</script>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}
