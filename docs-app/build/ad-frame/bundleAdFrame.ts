import { join } from 'node:path';
import { escapeHtml } from '@vitrine/ui/core';
import { hashSource, writePolicy } from '../head/contentPolicy.ts';
import { SITE } from '../../node/paths.ts';
import { bundleText } from '../vite/bundleText.ts';

/** Returns the CSP of the ad iframe, which runs only its script and scripts loaded by it. */
function writeFramePolicy(script: string, origin: string): string {
  return writePolicy([
    "default-src 'none'",
    `script-src ${hashSource(script)} 'strict-dynamic'`,
    "style-src 'unsafe-inline'",
    `img-src https: data: ${origin}`,
    `font-src https: ${origin}`,
    `connect-src https: ${origin}`,
    "frame-src 'none'",
    "worker-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ]);
}

const CSS = `
html{color-scheme:light}
html[data-mode="dark"]{color-scheme:dark}
body{margin:0;padding:12px;font:14px/1.45 system-ui,sans-serif}
img{max-inline-size:130px;block-size:auto}
`.replaceAll('\n', '');

/** Builds the iframe document that runs an ad provider's script outside the page (S5). */
export async function bundleAdFrame(scriptUrl: string): Promise<string> {
  const script = await bundleText({ input: join(SITE, 'ad-frame/ad.ts'), format: 'iife' });
  if (/<\/script|<!--/i.test(script))
    throw new Error('The iframe script must not contain </script or <!--.');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${writeFramePolicy(script, new URL(scriptUrl).origin)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ad</title>
<base target="_blank">
<style>${CSS}</style>
</head>
<body>
<div data-script="${escapeHtml(scriptUrl)}"></div>
<script>${script}</script>
</body>
</html>
`;
}
