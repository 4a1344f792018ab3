import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('adds and removes the base path when the site has one', async () => {
  vi.stubEnv('VITE_BASE', '/docs/');
  const base = await import('./base.ts');
  expect(base.withBase('/a')).toBe('/docs/a');
  expect(['/docs/zh/a', '/docs', '/other'].map(base.withoutBase)).toEqual(['/zh/a', '/', '/404']);
  expect(base.siteUrl('https://example.com')).toBe('https://example.com/docs');
  expect(base.routerAtBase({ a: 1 })).toEqual({ a: 1, basename: '/docs/' });
});
