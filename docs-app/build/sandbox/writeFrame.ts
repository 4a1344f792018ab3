import { hashSource, writePolicy } from '../head/contentPolicy.ts';

/** Writes the iframe's CSP: allows its inline script and `blob:` scripts, blocks the network. */
function writeFramePolicy(script: string): string {
  return writePolicy([
    "default-src 'none'",
    `script-src ${hashSource(script)} blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
}

/** Lays out a demo in the iframe as on its page. */
const FRAME_CSS = `
[data-stage]{padding:32px 24px;font-family:var(--reader-font,Roboto,sans-serif);line-height:1.5}
[data-next]{position:absolute;inset-block-start:0;inset-inline:0;visibility:hidden}
@media (max-width:520px){[data-stage]{padding:24px 16px}}
`.replaceAll('\n', '');

interface FrameParts {
  script: string;
  /** Base style sheet of every page. */
  baseCss: string;
}

/**
 * Writes the iframe document that runs edited demos.
 * Includes emotion's insertion point. Otherwise MUI's style engine creates it as a `meta` element,
 * which the sandbox refuses.
 */
export function writeFrame({ script, baseCss }: FrameParts): string {
  if (/<\/script|<!--/i.test(script))
    throw new Error('The iframe script must not contain </script or <!--.');
  // The CSP blocks font requests, so the page sends its fonts to the iframe.
  const styles = baseCss.replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '') + FRAME_CSS;
  return `<!doctype html>
<html lang="en" dir="ltr" data-mode="light" data-density="comfortable">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${writeFramePolicy(script)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edited demo</title>
<style>${styles}</style>
<style name="emotion-insertion-point"></style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
}
