import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource, SANDBOX_SITES, writePolicy } from './contentPolicy.ts';

/** Documents of a built workbench: Storybook's manager, its preview, and the review, if any. */
const DOCUMENTS = ['index.html', 'iframe.html', 'review/index.html'];

const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

/** Adds a Content Security Policy to each document of a built workbench. */
export function addWorkbenchPolicies(dir: string): void {
  for (const name of DOCUMENTS) {
    const file = join(dir, name);
    if (!existsSync(file)) continue;
    writeFileSync(file, addWorkbenchPolicy(readFileSync(file, 'utf8')));
  }
}

/**
 * Adds a Content Security Policy to a document of the workbench, which shares the site's origin (S1).
 * It allows the workbench's files and Storybook's inline scripts, but no other script or host.
 */
export function addWorkbenchPolicy(html: string): string {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, text = '']) => hashSource(text));
  const policy = writePolicy([
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    // Storybook and the libraries in stories insert inline style sheets.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    `form-action ${SANDBOX_SITES.join(' ')}`,
    "base-uri 'none'",
  ]);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(/<head>/, () => `<head><meta charset="utf-8">${meta}`);
}
