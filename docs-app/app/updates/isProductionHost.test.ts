import { expect, test } from 'vitest';
import { isProductionHost } from './isProductionHost.ts';

const HOST = 'docs.example.com';

const LOOK_ALIKES = [
  'docs.example.com.evil.example',
  'notdocs.example.com',
  'evil-docs.example.com',
  'docs.example.com.',
  'www.docs.example.com',
  'docs.docs.example.com',
  'example.com',
  'docs.example',
  'docs.example.co',
  'docs.example.community',
  'docs.example.net',
  'docs-example.com',
  'docsexample.com',
  'docs.examp1e.com',
  'd0cs.example.com',
  'xn--dcs-8cd.example.com',
  'docs.xn--xample-2of.com',
  'staging.example.com',
  'preview--docs.example.com',
  'docs.example.com.localhost',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '',
  'docs.example.com.cdn.example',
];

test.each(LOOK_ALIKES)('rejects "%s" as the production host (SWK-1)', (hostname) => {
  expect(isProductionHost({ hostname, host: hostname }, HOST)).toBe(false);
  expect(isProductionHost({ hostname, host: `${hostname}:443` }, HOST)).toBe(false);
});

test('LOOK_ALIKES contains 25 distinct hosts', () => {
  expect(new Set(LOOK_ALIKES).size).toBe(25);
});

test.each([
  [{ hostname: HOST, host: HOST }, HOST, true],
  [{ hostname: HOST, host: `${HOST}:8443` }, HOST, true],
  [{ hostname: HOST, host: `${HOST}:8443` }, `${HOST}:8443`, true],
  [{ hostname: HOST, host: HOST }, `${HOST}:8443`, false],
  [{ hostname: '', host: '' }, '', false],
  [{ hostname: HOST, host: HOST }, undefined, false],
])(
  'compares the location %o with the configured host "%s": %s',
  (location, configured, expected) => {
    expect(isProductionHost(location, configured)).toBe(expected);
  },
);
