import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

const load = () => import('./trustHtml.ts');

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('returns strings unchanged when the browser has no Trusted Types', async () => {
  const { trustHtml, trustScriptUrl } = await load();
  expect(trustHtml('<b>')).toBe('<b>');
  expect(trustScriptUrl('https://x.example/a.js')).toBe('https://x.example/a.js');
});

describe('trustHtml with Trusted Types', () => {
  const createPolicy = vi.fn((_name: string, rules: Rules) => ({
    createHTML: (html: string) => `trusted ${rules.createHTML(html)}`,
    createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
  }));

  beforeEach(() => {
    createPolicy.mockClear();
    vi.stubGlobal('trustedTypes', { createPolicy });
  });

  test('creates the Trusted Types policy "vitrine" once (S4)', async () => {
    const { trustHtml } = await load();
    expect([trustHtml('<b>'), trustHtml('')]).toEqual(['trusted <b>', 'trusted ']);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['vitrine']);
  });

  test.each(['/sw.js', '/first-1.2_a.js'])('trusts the script URL %s (S4)', async (url) => {
    const { trustScriptUrl } = await load();
    expect(trustScriptUrl(url)).toBe(`trusted ${url}`);
  });

  test('trusts a script in the folder of the site when the site has a base path', async () => {
    vi.stubEnv('VITE_BASE', '/docs');
    const { trustScriptUrl } = await load();
    expect(trustScriptUrl('/docs/sw.js')).toBe('trusted /docs/sw.js');
    expect(() => trustScriptUrl('/docs/a/sw.js')).toThrow('is not a script of this site');
    vi.unstubAllEnvs();
  });

  test.each(['https://x.example/sw.js', 'x/sw.js', '/a/sw.js', '/sw.js?x', '/.js', '/sw.mjs'])(
    'throws when the script URL is %s (S4)',
    async (url) => {
      const { trustScriptUrl } = await load();
      expect(() => trustScriptUrl(url)).toThrow(`${url} is not a script of this site`);
    },
  );
});
