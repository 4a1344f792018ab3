/**
 * Headers of every file (S2); they deny the permissions that the site does not need.
 * Most of the policy is in a `meta` element of each document, because hosts limit the number of
 * header rules. Cloudflare Pages allows 100.
 */
const EVERYWHERE = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  Link: '</llms.txt>; rel="index"; type="text/plain"',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

const FOREVER = { 'Cache-Control': 'public,max-age=31536000,immutable' };

type Headers = Readonly<Record<string, string>>;

/** Headers by path; `*` matches any suffix. Rules that match one path set different headers. */
const RULES: Readonly<Record<string, Headers>> = {
  '/*': EVERYWHERE,
  '/assets/*': FOREVER,
  '/workbench/assets/*': FOREVER,
  '/workbench/*': { 'X-Robots-Tag': 'noindex' },
  '/sw.js': { 'Cache-Control': 'no-cache' },
};

/** Adds the base path to the paths of a `_redirects` or `_headers` file. */
export function moveHostRules(text: string, base: string): string {
  return text.replaceAll(/(^| |<)(?=\/)/gm, `$1${base}`);
}

/** Returns the content of the `_headers` file, from which static hosts read the headers. */
export function writeHostHeaders(base: string): string {
  const rules = Object.entries(RULES).map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return moveHostRules(`${rules.join('\n')}\n`, base);
}
