import { hashSource, writePolicy } from '../head/contentPolicy.ts';

/** What the frame may do: run its own script and what the page gave it, and nothing with anybody else. */
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

/** A demo stands in its frame as it stands on its page. */
const FRAME_CSS = `
[data-stage]{padding:32px 24px;font-family:var(--reader-font,Roboto,sans-serif);line-height:1.5}
[data-next]{position:absolute;inset-block-start:0;inset-inline:0;visibility:hidden}
@media (max-width:520px){[data-stage]{padding:24px 16px}}
`.replaceAll('\n', '');

interface FrameParts {
  script: string;
  /** The style sheet that every page begins with. */
  baseCss: string;
}

/** Writes the document that edited demos run in; what one release of the style engine would make of a meta element is there. */
export function writeFrame({ script, baseCss }: FrameParts): string {
  if (/<\/script|<!--/i.test(script)) throw new Error('The script of the frame ends too early.');
  // The page hands its fonts over: the frame may load none.
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
