import { describe, expect, test } from 'vitest';
import { parseSiteEnv } from './siteEnv.ts';

describe('VITE_FEEDBACK_URL', () => {
  test.each([undefined, ''])('disables feedback when VITE_FEEDBACK_URL is %j', (value) => {
    expect(parseSiteEnv({ VITE_FEEDBACK_URL: value }).feedbackUrl).toBeUndefined();
  });

  test.each([
    'https://feedback.example.com/feedback',
    'https://feedback.example.com/v1?site=docs',
    'http://127.0.0.1:8787/feedback',
    'http://localhost:8787/feedback',
  ])('accepts %s as VITE_FEEDBACK_URL', (value) => {
    expect(parseSiteEnv({ VITE_FEEDBACK_URL: value }).feedbackUrl).toBe(value);
  });

  test.each([
    'http://feedback.example.com/feedback',
    'http://127.0.0.1.example.com/feedback',
    'http://localhost.example.com/',
    'https://reader:secret@feedback.example.com/',
    'https://feedback.example.com/#top',
    'https://',
    'https:feedback.example.com',
    'https:\\\\feedback.example.com',
    'https://feedback example.com/',
    ' https://feedback.example.com/',
    '//feedback.example.com/',
    '/feedback',
    'javascript:alert(1)',
    'ftp://feedback.example.com/',
    `https://feedback.example.com/${'x'.repeat(2048)}`,
  ])('rejects %s as VITE_FEEDBACK_URL', (value) => {
    expect(() => parseSiteEnv({ VITE_FEEDBACK_URL: value })).toThrow(
      expect.objectContaining({
        code: 'config/invalid-variable',
        message: expect.stringContaining('VITE_FEEDBACK_URL') as string,
      }),
    );
  });
});

test.each([
  [{}, undefined],
  [{ VITE_PRODUCTION_HOST: '' }, undefined],
  [{ VITE_PRODUCTION_HOST: 'docs.example.com' }, 'docs.example.com'],
  [{ VITE_PRODUCTION_HOST: '127.0.0.1' }, '127.0.0.1'],
  [{ VITE_PRODUCTION_HOST: 'docs.example.com', VITE_SERVICE_WORKER: 'on' }, 'docs.example.com'],
  [{ VITE_PRODUCTION_HOST: 'docs.example.com', VITE_SERVICE_WORKER: 'off' }, undefined],
  [{ VITE_SERVICE_WORKER: 'on' }, undefined],
])('sets the worker host for %o to %s (SWK-1)', (env, host) => {
  expect(parseSiteEnv(env).workerHost).toBe(host);
});

test.each([
  [{}, undefined],
  [{ VITE_PRODUCTION_HOST: '' }, undefined],
  [{ VITE_PRODUCTION_HOST: 'docs.example.com' }, 'https://docs.example.com'],
  [{ VITE_PRODUCTION_HOST: 'localhost:4173' }, 'http://localhost:4173'],
])('sets the origin for %o to %s (FAULT C9)', (env, origin) => {
  expect(parseSiteEnv(env).origin).toBe(origin);
});

test.each([
  { VITE_SERVICE_WORKER: 'no' },
  { VITE_PRODUCTION_HOST: 'https://docs.example.com' },
  { VITE_PRODUCTION_HOST: 'docs.example.com/x' },
  { VITE_PRODUCTION_HOST: 'Docs.example.com' },
])('rejects invalid environment variables: %o', (env) => {
  expect(() => parseSiteEnv(env)).toThrow(/VITE_/);
});

test.each([
  [{}, '', 'https://docs.example.com'],
  [{ VITE_BASE: '' }, '', 'https://docs.example.com'],
  [{ VITE_BASE: '/' }, '', 'https://docs.example.com'],
  [{ VITE_BASE: '/docs/' }, '/docs', 'https://docs.example.com/docs'],
  [{ VITE_BASE: '/docs' }, '/docs', 'https://docs.example.com/docs'],
  [{ VITE_BASE: '/my.docs/v2/' }, '/my.docs/v2', 'https://docs.example.com/my.docs/v2'],
])('sets the base path for %o to "%s"', (env, base, origin) => {
  const siteEnv = parseSiteEnv({ ...env, VITE_PRODUCTION_HOST: 'docs.example.com' });
  expect([siteEnv.base, siteEnv.origin, siteEnv.workerHost]).toEqual([
    ...[base, origin, 'docs.example.com'],
  ]);
});

test.each([
  ...['docs', './', '//', '//docs/', '/docs//', '/a b/', '/../', '/docs/./', '/zh/', '/docs/en/'],
  ...['https://docs.example.com/', '/docs/?a', '/docs/#a', '/%64ocs/', '\\docs\\', ' /docs/'],
])('rejects %s as VITE_BASE', (value) => {
  expect(() => parseSiteEnv({ VITE_BASE: value })).toThrow(
    expect.objectContaining({ code: 'config/invalid-variable' }),
  );
});
