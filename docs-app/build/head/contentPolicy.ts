import { createHash } from 'node:crypto';
import type { SiteEnv } from '../shared/siteEnv.ts';

/** Origins of the sandbox sites in which readers can open a demo. */
export const SANDBOX_SITES = ['https://stackblitz.com', 'https://codesandbox.io'];

export interface PagePolicyInput {
  /** Code of the inline scripts that the policy allows. */
  scripts: readonly string[];
  /** Text of the inline style sheets that the policy allows. */
  styles: readonly string[];
  env: SiteEnv;
}

/** Returns the hash source of an inline script or style sheet, for a Content Security Policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Joins directives into a Content Security Policy. */
export function writePolicy(directives: readonly string[]): string {
  return directives.join('; ');
}

/** Creates a page's policy, which allows only its scripts and configured hosts (S1, S4). */
export function writePagePolicy({ scripts, styles, env }: PagePolicyInput): string {
  const { ads, feedbackUrl } = env;
  const hosts = [ads.feedUrl, feedbackUrl].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  );
  // CSS-in-JS scripts append an empty `style` before they insert rules, so allow its hash.
  const styleHashes = [...styles.filter(Boolean), ''].map(hashSource);
  return writePolicy([
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    // Libraries position elements with `style` attributes, also in prerendered demos.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${ads.feedUrl === undefined ? '' : ' https:'}`,
    "font-src 'self' data:",
    "media-src 'self'",
    ['connect-src', "'self'", ...hosts].join(' '),
    "frame-src 'self'",
    "worker-src 'self'",
    `form-action ${SANDBOX_SITES.join(' ')}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vitrine',
  ]);
}
