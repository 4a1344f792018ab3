import { escapeHtml, writeDemoTitle } from '@vitrine/ui/core';
import { addBaseToHtml } from '../../model/basePath.ts';
import type { FramedDemo } from '../../model/page.types.ts';
import { policyTag, sheetTag, styleTag } from '../head/documentTags.ts';
import type { SiteInput } from './site.types.ts';

/**
 * Renders the document of a demo that a page shows in an iframe. The bootstrap script of pages
 * applies the reader's settings before the first paint. Links of the demo open outside of the
 * iframe.
 */
export function writeDemoFrame(
  framed: FramedDemo,
  { server, assets, env }: Pick<SiteInput, 'server' | 'assets' | 'env'>,
): string {
  const { demo, sheets } = framed;
  const { html, css } = server.renderDemoFrame(framed);
  const styles = [{ text: server.baseCss }, css];
  const document = `<!doctype html>
<html lang="en" dir="ltr" data-mode="light" data-density="comfortable">
<head>
<meta charset="utf-8">
${policyTag(styles, assets, env)}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(writeDemoTitle(demo.name))}</title>
<base target="_parent">
${styles.map(styleTag).join('\n')}
${sheets.map(sheetTag).join('')}<script data-modules="${assets.frameModules.join(' ')}" data-kind="frame" data-eager="">${assets.bootstrap}</script>
</head>
<body>
${html}
</body>
</html>
`;
  return addBaseToHtml(env.base, document);
}
