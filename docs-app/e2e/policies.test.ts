import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { createHostHeaders } from '../preview/hostRules.ts';
import { hydrate, waitForQuiet } from '../testing/hydrate.ts';
import { pages, readDist, releasePages } from './site.ts';
import { isWhole } from './tier.ts';
import { visit } from './visit.ts';

const PAGE = '/joy-ui/react-alert';
const documents = globSync('**/*.html', { cwd: inject('dist'), exclude: ['workbench/**'] }).sort();
/** All documents, or in the fast tier sampled pages in both languages and other HTML files. */
const sampled = documents.filter((file) => {
  const pathname = `/${file}`.replace(/\/?index\.html$/, '').replace(/^\/zh(?=\/|$)/, '') || '/';
  const isPage = pages.some((page) => page.pathname === pathname);
  const isRelease = releasePages.some((page) => page.pathname === pathname);
  return isWhole || (!isPage && !isRelease) || inject('sampledPages').includes(pathname);
});
const headersOf = createHostHeaders(readDist('_headers'));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function readPolicy(html: string): string {
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  return policy;
}

function readDirective(policy: string, name: string): string[] {
  const directive = policy.split('; ').find((text) => text.startsWith(`${name} `));
  return directive?.split(' ').slice(1) ?? [];
}

/** Lists the contents of inline `script` or `style` elements; skips JSON. */
function listTexts(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*(?:json|src=))[^>]*>(.*?)</${element}>`, 'gs');
  return Array.from(html.matchAll(pattern), ([, text = '']) => text);
}

describe('Content Security Policy of documents (S1)', () => {
  test('checks more than 250 documents, including the sandbox iframe', () => {
    expect(documents.length).toBeGreaterThan(250);
    expect(documents).toContain('play/frame.html');
  });

  test.each(sampled)('%s: CSP allows only its inline scripts and published scripts', (file) => {
    const html = readDist(file);
    const policy = readPolicy(html);
    expect(readDirective(policy, 'default-src')).toEqual(["'none'"]);
    const scripts = readDirective(policy, 'script-src');
    const hashes = listTexts(html, 'script').map(hash);
    expect(scripts.filter((source) => source.startsWith("'sha256-"))).toEqual(hashes);
    const otherSources = scripts.filter((source) => !source.startsWith("'sha256-"));
    expect(otherSources).toEqual(file.startsWith('play/') ? ['blob:'] : ["'self'"]);
    expect(html).not.toMatch(/<[^>]*\son[a-z]+=/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(
      html.search(/<(script|style|link|img)/),
    );
  });

  test.each(sampled.filter((file) => !file.startsWith('play/')))(
    '%s: CSP allows only its inline styles and published style sheets (S3)',
    (file) => {
      const html = readDist(file);
      const styles = readDirective(readPolicy(html), 'style-src');
      expect(styles).toEqual(["'self'", ...listTexts(html, 'style').map(hash), hash('')]);
      expect(styles.length).toBeLessThanOrEqual(4);
    },
  );

  test.each(sampled)(
    '%s has its CSP in a meta element, and only frame-ancestors in a header (S2, FAULT F1)',
    (file) => {
      const path = `/${file}`.replace(/\/index\.html$/, '') || '/';
      expect(headersOf(path).get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
      expect(readPolicy(readDist(file))).not.toBe('');
    },
  );
});

test.each([PAGE, `${PAGE}/`, '/zh', '/no-such-page', '/assets/no-such.js'])(
  'sends the headers of the _headers file for %s',
  async (path) => {
    const { headers } = await fetch(inject('origin') + path);
    expect(headers.get('Content-Security-Policy')).toMatch(/^frame-ancestors 'self'/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  },
);

const MARKUP = `'<img src="/no-such-picture" onerror="window.ran = 1">'`;

/** Attempts to run a string as code; each sets `window.ran` on a page without a CSP. */
const ATTEMPTS = [
  `document.body.innerHTML = ${MARKUP}`,
  `document.body.insertAdjacentHTML('beforeend', ${MARKUP})`,
  `document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' }))`,
  `document.body.append(Object.assign(document.createElement('script'), { src: 'data:text/javascript,window.ran=1' }))`,
  `document.body.setAttribute('onclick', 'window.ran = 1'); document.body.click()`,
  `location.href = 'javascript:void(window.ran = 1)'`,
  `Function('window.ran = 1')()`,
  `setTimeout('window.ran = 1')`,
  `import('data:text/javascript,window.ran=1').catch(() => {})`,
  `trustedTypes.createPolicy('default', { createHTML: (html) => html }); document.body.innerHTML = ${MARKUP}`,
];

describe.concurrent('attempt to run a string as code (S1, S4)', () => {
  // `page.evaluate` bypasses the CSP; a `requestAnimationFrame` callback does not.
  const run = (page: Page, code: string) =>
    page.evaluate(
      `new Promise((done) => requestAnimationFrame(() => { try { ${code} } catch {} finally { done(); } }))`,
    );

  test.each(ATTEMPTS)('CSP blocks running a string as code: %s', (code) =>
    visit(async ({ page, problems }) => {
      await page.goto('/material-ui/getting-started/installation');
      await hydrate(page);
      await run(page, code);
      await page.evaluate(() => fetch('/no-such-picture'));
      await waitForQuiet(page);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      problems.length = 0;
    }),
  );

  test.each(ATTEMPTS)('detects a string that runs as code on a page without a CSP: %s', (code) =>
    visit(async ({ page, problems }) => {
      const html = '<!doctype html><title>Open</title><body>';
      await page.route('**/open', (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
      await page.goto('/open');
      await run(page, code);
      await page.waitForFunction(() => 'ran' in window);
      problems.length = 0;
    }),
  );
});
