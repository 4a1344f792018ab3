import { expect, test } from 'vitest';
import { parseSiteEnv } from './siteEnv.ts';

test.each([
  [{}, undefined],
  [{ VITE_PRODUCTION_HOST: '' }, undefined],
  [{ VITE_PRODUCTION_HOST: 'docs.example.com' }, 'docs.example.com'],
  [{ VITE_PRODUCTION_HOST: '127.0.0.1' }, '127.0.0.1'],
  [{ VITE_PRODUCTION_HOST: 'docs.example.com', VITE_SERVICE_WORKER: 'on' }, 'docs.example.com'],
  [{ VITE_PRODUCTION_HOST: 'docs.example.com', VITE_SERVICE_WORKER: 'off' }, undefined],
  [{ VITE_SERVICE_WORKER: 'on' }, undefined],
])('%o gives the service worker the host %s (SWK-1)', (env, host) => {
  expect(parseSiteEnv(env).workerHost).toBe(host);
});

test.each([
  { VITE_SERVICE_WORKER: 'no' },
  { VITE_PRODUCTION_HOST: 'https://docs.example.com' },
  { VITE_PRODUCTION_HOST: 'docs.example.com/x' },
  { VITE_PRODUCTION_HOST: 'Docs.example.com' },
])('%o is an error of the build', (env) => {
  expect(() => parseSiteEnv(env)).toThrow(/VITE_/);
});
