import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { createHostHeaders } from '../preview/hostRules.ts';
import { pages, readDist, releasePages } from './site.ts';
import { isWhole } from '../testing/tier.ts';

const PAGE = '/versions';
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
  test('sampled documents include the 404 page and the sandbox iframe', () => {
    expect(sampled).toEqual(expect.arrayContaining(['404.html', 'play/frame.html']));
    expect(sampled.length).toBeGreaterThan(inject('sampledPages').length);
  });

  test.each(sampled)(
    '%s: CSP allows only hashed inline scripts, and same-origin or blob scripts',
    (file) => {
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
    },
  );

  test.each(sampled.filter((file) => !file.startsWith('play/')))(
    '%s: CSP allows only hashed inline styles and same-origin style sheets (S3)',
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
  'sends the security headers of the _headers file for %s',
  async (path) => {
    const { headers } = await fetch(inject('origin') + path);
    expect(headers.get('Content-Security-Policy')).toMatch(/^frame-ancestors 'self'/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  },
);
