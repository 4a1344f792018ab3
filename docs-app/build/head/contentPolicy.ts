import { createHash } from 'node:crypto';
import type { SiteEnv } from '../shared/siteEnv.ts';

/** Sites that a reader may send a demo to. */
const SANDBOX_SITES = ['https://stackblitz.com', 'https://codesandbox.io'];

export interface PagePolicyInput {
  /** Texts of the scripts that stand in the page and run. */
  scripts: readonly string[];
  /** Texts of the style sheets that stand in the page. */
  styles: readonly string[];
  env: SiteEnv;
}

/** Names a text as policies do. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Writes directives as one policy. */
export function writePolicy(directives: readonly string[]): string {
  return directives.join('; ');
}

/** Writes the policy of a page: it runs what is published with it, and speaks with whom the build names (S1, S4). */
export function writePagePolicy({ scripts, styles, env }: PagePolicyInput): string {
  const { ads, feedbackUrl } = env;
  const hosts = [ads.feedUrl, feedbackUrl].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  );
  // A style sheet that is filled rule by rule begins as an empty element.
  const styleHashes = [...styles.filter(Boolean), ''].map(hashSource);
  return writePolicy([
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    // Libraries place what moves by attributes, in prerendered demos too.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${ads.feedUrl === undefined ? '' : ' https:'}`,
    "font-src 'self'",
    ['connect-src', "'self'", ...hosts].join(' '),
    "frame-src 'self'",
    "worker-src 'self'",
    `form-action ${SANDBOX_SITES.join(' ')}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vitrine',
  ]);
}
