import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_BASE', '/docs');
});
afterEach(() => vi.unstubAllEnvs());

const create = (...parts: unknown[]) => parts;

test('adds the base path to the URLs of HTML elements but not of components', async () => {
  const { createAtBase } = await import('./elementsAtBase.ts');
  const version = '19';
  const react = createAtBase({ createElement: create, version });
  const createElement = react['createElement'] as typeof create;
  const Link = () => null;
  expect(react['version']).toBe(version);
  expect('jsx' in react).toBe(false);
  expect(createElement('a', { href: '/a', title: '/a' }, 'text', 1)).toEqual([
    ...['a', { href: '/docs/a', title: '/a' }, 'text', 1],
  ]);
  expect(createElement(Link, { href: '/a' })).toEqual([Link, { href: '/a' }]);
  expect(createElement('br', null)).toEqual(['br', null]);
});

test('returns the same props when no URL changes', async () => {
  const { createAtBase } = await import('./elementsAtBase.ts');
  const { jsx } = createAtBase({ jsx: create }) as { jsx: typeof create };
  const props = { href: 'https://example.com/', onClick: () => {} };
  expect(jsx('a', props)[1]).toBe(props);
});
