import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('adds and removes the base path in the service worker when the site has one', async () => {
  vi.stubEnv('VITE_BASE', '/docs');
  const base = await import('./base.ts');
  const fileOf = (url: string) => base.fileOfSite(new URL(url));
  expect([base.withBase('/a'), base.withoutBase('/docs/a')]).toEqual(['/docs/a', '/a']);
  expect(base.nameAtBase('vitrine-')).toBe('/docs:vitrine-');
  expect(fileOf('https://a.example/docs/b')).toEqual({
    origin: 'https://a.example',
    pathname: '/b',
  });
  expect(fileOf('https://a.example/docs-old/b').origin).toBe('');
});
