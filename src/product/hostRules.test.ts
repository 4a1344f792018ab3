import { describe, expect, test } from 'vitest';
import { HOST_LIMITS, planHostRules, writeHostRules } from './hostRules.ts';
import { buildRedirects } from './redirects.ts';

const isWildcard = (line: string) => /[*]|\/:/.test(line.split(' ')[0] ?? '');

/** Creates the redirects of a site with `count` components. */
function createMoves(count: number) {
  const names = Array.from({ length: count }, (_, index) => `part${index}`);
  const pathnames = names.flatMap((name) => [
    `/material-ui/react-${name}`,
    `/material-ui/api/${name}`,
    ...(name.endsWith('7') ? [`/joy-ui/api/joy-${name}`] : []),
  ]);
  return { pathnames, redirects: buildRedirects({ pathnames, folders: {} }) };
}

test('writes a redirect rule for each language, with wildcards last (FAULT F1)', () => {
  expect(writeHostRules([{ from: '/a', to: '/b' }])).toBe(
    ['/en / 301', '/a /b 301', '/zh/a /zh/b 301', '/en/a /b 301', '/en/* /:splat 301', ''].join(
      '\n',
    ),
  );
});

test('encodes characters that are invalid in URLs or special in _redirects (FAULT C5)', () => {
  const text = writeHostRules([{ from: '/安装 1', to: '/x/安装:*' }]);
  expect(text).toContain(
    '\n/%E5%AE%89%E8%A3%85%201 /x/%E5%AE%89%E8%A3%85%3A%2A 301\n/zh/%E5%AE%89%E8%A3%85%201 /zh/x/',
  );
});

describe.each([10, 200, 2000])('planHostRules with %i components (FAULT F1)', (count) => {
  const { text, dropped } = planHostRules(createMoves(count));
  const lines = text.trim().split('\n');

  test('keeps the redirect rules within the limits of static hosts', () => {
    expect(lines.length).toBeLessThanOrEqual(HOST_LIMITS.rules);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(HOST_LIMITS.bytes);
    const first = lines.findIndex(isWildcard);
    expect(lines.slice(first).every(isWildcard)).toBe(true);
    expect(lines.length - first).toBeLessThanOrEqual(HOST_LIMITS.wildcards);
    expect(lines.every((line) => line.endsWith(' 301') && line.length < 1000)).toBe(true);
    expect(lines.at(-1)).toBe('/en/* /:splat 301');
  });

  test('drops redirect rules only when the site has 2000 components', () => {
    expect(dropped > 0).toBe(count === 2000);
  });
});

describe('wildcard rule of a folder', () => {
  const moves = (count: number, folder = '/api', target = '/ui/api/a') =>
    Array.from({ length: count }, (_, index) => ({
      from: `${folder}/a${index}`,
      to: `${target}${index}`,
    }));

  test('writes a wildcard rule per language for redirects that keep the page name (FAULT F1)', () => {
    const redirects = [...moves(9), { from: '/api/b', to: '/x/api/b' }];
    expect(planHostRules({ redirects, pathnames: [] }).text).toBe(
      [
        ...['/en / 301', '/api/b /x/api/b 301', '/zh/api/b /zh/x/api/b 301'],
        ...['/en/api/b /x/api/b 301', '/api/* /ui/api/:splat 301'],
        ...['/zh/api/* /zh/ui/api/:splat 301', '/en/api/* /ui/api/:splat 301'],
        ...['/en/* /:splat 301', ''],
      ].join('\n'),
    );
  });

  test.each([
    ['the folder has few redirects', moves(7), []],
    ['the folder has pages', moves(9), ['/api/page']],
    ['the folder is the root', moves(9, ''), []],
    ['the pages move to the root', moves(9, '/api', '/a'), []],
    ['the page names change', moves(9, '/api', '/ui/api/b'), []],
    ['a target is in the folder', moves(9, '/api', '/api/ui/a'), undefined],
  ])('writes no wildcard rule when %s (FAULT F1)', (_, redirects, pathnames) => {
    const lines = writeHostRules(redirects, pathnames).trim().split('\n');
    expect(lines.filter(isWildcard)).toEqual(['/en/* /:splat 301']);
  });

  test('writes a separate redirect rule when a moved page has a new name of the same length', () => {
    const redirects = [...moves(8), { from: '/api/b', to: '/ui/api/c' }];
    expect(planHostRules({ redirects, pathnames: [] }).text).toContain('/api/b /ui/api/c 301\n');
  });

  test('writes wildcard rules for the 30 folders with the most redirects', () => {
    const folders = Array.from({ length: 31 }, (_, index) => `/f${index}`);
    const redirects = folders.flatMap((folder) => moves(folder === '/f15' ? 8 : 9, folder));
    const { text } = planHostRules({ redirects, pathnames: [] });
    expect(folders.filter((folder) => !text.includes(`\n${folder}/* `))).toEqual(['/f15']);
  });

  test('drops a redirect rule only when the _redirects file exceeds the byte limit', () => {
    const write = (length: number) =>
      writeHostRules([...moves(8), { from: `/${'a'.repeat(length)}`, to: '/b' }]);
    expect(write(21_795)).toHaveLength(HOST_LIMITS.bytes);
    expect(write(21_796)).not.toContain('/en/aa');
  });

  test('drops only rules that no wildcard misdirects when the rules exceed the limit', () => {
    const others = Array.from({ length: 500 }, (_, index) => ({ from: `/b${index}`, to: '/c' }));
    const exceptions = moves(100, '/api', '/x/api/g');
    const redirects = [
      ...moves(200),
      ...moves(8, '/old'),
      ...others,
      ...exceptions.map(({ from, to }) => ({ from: `${from}g`, to })),
    ];
    const { text, dropped } = planHostRules({ redirects, pathnames: [] });
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(HOST_LIMITS.rules);
    expect(lines.filter((line) => /^(\/\w+)?\/api\/\w+g /.test(line))).toHaveLength(300);
    expect(dropped).toBe(1 + 2 * 500 + 300 + 7 - HOST_LIMITS.rules);
  });

  test('writes the wildcard rule of a folder before that of its parent folder (FAULT F1)', () => {
    const redirects = [...moves(9), ...moves(8, '/api/old')];
    const { text } = planHostRules({ redirects, pathnames: [] });
    expect(text.indexOf('/api/old/*')).toBeGreaterThan(0);
    expect(text.indexOf('/api/old/*')).toBeLessThan(text.indexOf('\n/api/*'));
  });
});
