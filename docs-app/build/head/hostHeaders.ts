import { openSync, readSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { unescapeHtml } from '@vitrine/ui/core';
import { globFiles } from '../../node/posixPaths.ts';

/** Headers of every file (S2); they deny the permissions that the site does not need. */
const EVERYWHERE = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
const HEAD_BYTES = 8192;

type Headers = Readonly<Record<string, string>>;

function writeRule([path, headers]: readonly [string, Headers]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

/** Writes the `_headers` file of a host: headers of every file, and each document's policy (S2). */
export function writeHostHeaders(policies: readonly (readonly [path: string, policy: string])[]) {
  const documentRules = policies.map(
    ([path, policy]) => [path, { 'Content-Security-Policy': policy }] as const,
  );
  return `${[['/*', EVERYWHERE] as const, ...documentRules].map(writeRule).join('\n')}\n`;
}

/** Lists the policies of a folder's documents by pathname; those of the workbench have only their own. */
export function listPolicies(dir: string): [path: string, policy: string][] {
  return globFiles('**/*.html', dir)
    .filter((file) => !file.startsWith('workbench/'))
    .flatMap((file) => {
      const [, policy] = POLICY.exec(readHead(join(dir, file))) ?? [];
      const path = `/${file}`.replace(/\/index\.html$/, '') || '/';
      return policy === undefined ? [] : [[path, unescapeHtml(policy)]];
    });
}

/** Reads the first `HEAD_BYTES` of a document. */
function readHead(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    return bytes.toString('utf8', 0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}
