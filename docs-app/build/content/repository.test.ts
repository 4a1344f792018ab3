import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readChangeDates } from './readChangeDates.ts';
import { parseRepository, readRepository, repositoryUrl } from './readRepository.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrine-repository-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

function git(args: readonly string[], day = '2026-01-01', cwd = dir): void {
  const date = `${day}T12:00:00Z`;
  const env = {
    ...process.env,
    ...{ GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' },
  };
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@docs.test'];
  execFileSync('git', [...author, ...args], { cwd, env, stdio: 'pipe' });
}

function commit(path: string, day: string): void {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, day);
  git(['add', '.']);
  git(['commit', '-m', path], day);
}

describe('dates of changes', () => {
  beforeEach(() => {
    git(['init', '-b', 'trunk']);
    commit('docs/products/acme/pages/安装/page.mdx', '2026-01-02');
    commit('docs/products/acme/pages/a "b"/page.mdx', '2026-01-03');
    commit('docs/products/acme/pages/pay/page.mdx', '2026-01-04');
    commit('docs/products/acme/pages/pay/demos/Total/system.tsx', '2026-01-05');
    commit('docs/products/acme/pages/demos/page.mdx', '2026-01-06');
    commit('docs/products/acme/pages/demos/live/page.mdx', '2026-01-07');
    commit('other/products/acme/pages/安装/page.mdx', '2026-01-08');
  });

  test.each([
    ['the top of its repository', '', 'docs/products/acme/pages'],
    ['a folder of its repository', 'docs', 'products/acme/pages'],
  ])('reads change dates of Unicode paths when the project is %s (FAULT C8)', (_, root, pages) => {
    const dates = readChangeDates(join(dir, 'docs/products'), join(dir, root));
    expect(Object.fromEntries(dates)).toEqual({
      [`${pages}/安装`]: '2026-01-02',
      [`${pages}/a "b"`]: '2026-01-03',
      [`${pages}/pay`]: '2026-01-05',
      [`${pages}/demos`]: '2026-01-06',
      [`${pages}/demos/live`]: '2026-01-07',
    });
  });

  test('reads no change dates in a shallow clone (FAULT C8)', () => {
    git(['clone', '--depth', '1', `file://${dir}`, join(dir, 'clone')]);
    const clone = join(dir, 'clone');
    expect(readChangeDates(join(clone, 'docs/products'), clone).size).toBe(0);
  });

  test('reads no change dates when the products folder is outside of the project', () => {
    expect(readChangeDates(join(dir, 'docs/products'), join(dir, 'other')).size).toBe(0);
  });
});

test('reads no change dates without a Git repository', () => {
  expect(readChangeDates(join(dir, 'products'), dir).size).toBe(0);
});

test.each([
  ['https://git.example/vitrine/vitrine', undefined],
  ['https://example.com/a/b', undefined],
  ['git@git.example:a/b.git', undefined],
  ['https://localhost:3000/a/b', undefined],
  ['https://git.test/a/b', undefined],
  ['', undefined],
  ['docs', undefined],
  [7, undefined],
  [undefined, undefined],
  [{ type: 'git' }, undefined],
  ['acme/docs', { url: 'https://github.com/acme/docs' }],
  ['gitlab:acme/docs', { url: 'https://gitlab.com/acme/docs' }],
  ['https://github.com/acme/docs', { url: 'https://github.com/acme/docs' }],
  ['git+https://github.com/acme/docs.git', { url: 'https://github.com/acme/docs' }],
  ['git+ssh://git@git.acme.dev:22/a/b/docs.git', { url: 'https://git.acme.dev:22/a/b/docs' }],
  ['git@github.com:acme/docs.git', { url: 'https://github.com/acme/docs' }],
  ['https://myexample.com/a/b', { url: 'https://myexample.com/a/b' }],
  [
    { url: 'github:acme/docs#v2/next', directory: './web/docs/' },
    { url: 'https://github.com/acme/docs', branch: 'v2/next', directory: 'web/docs' },
  ],
])('parses the repository field %j as %j (FAULT C8, C9)', (repository, expected) => {
  expect(parseRepository({ repository })).toEqual(expected);
});

describe('repository of a project', () => {
  const write = (path: string, repository: unknown) => {
    mkdirSync(join(dir, path), { recursive: true });
    writeFileSync(join(dir, path, 'package.json'), JSON.stringify({ repository }));
  };

  test('reads the current branch and the project folder from Git (FAULT C8)', () => {
    git(['init', '-b', 'trunk']);
    write('web/docs', 'acme/docs');
    const repository = readRepository(join(dir, 'web/docs'));
    expect(repository).toEqual({
      ...{ url: 'https://github.com/acme/docs', branch: 'trunk', directory: 'web/docs' },
    });
    expect(repositoryUrl(repository!, 'edit', 'pages/安 装/page.mdx')).toBe(
      'https://github.com/acme/docs/edit/trunk/web/docs/pages/%E5%AE%89%20%E8%A3%85/page.mdx',
    );
  });

  test('reads the default branch of the remote, not the checked-out branch (FAULT C8)', () => {
    git(['init', '-b', 'stable']);
    commit('a', '2026-01-01');
    git(['clone', `file://${dir}`, join(dir, 'clone')]);
    git(['checkout', '-b', 'fix-typo'], undefined, join(dir, 'clone'));
    write('clone', 'acme/docs');
    expect(readRepository(join(dir, 'clone'))?.branch).toBe('stable');
  });

  test('uses the branch "main" for repository links when the project has no Git repository', () => {
    write('.', 'acme/docs');
    expect(readRepository(dir)).toEqual({
      ...{ url: 'https://github.com/acme/docs', branch: 'main', directory: '' },
    });
  });

  test.each([undefined, 'https://git.example/a/b'])(
    'returns no repository for the repository field %s (FAULT C9)',
    (repository) => {
      write('.', repository);
      expect(readRepository(dir)).toBeUndefined();
    },
  );
});
