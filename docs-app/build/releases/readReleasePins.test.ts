import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { FIXTURE_PRODUCTS, PRODUCTS } from '../../node/paths.ts';
import { readProductIn, readProductReleases } from '../api-checks/readDocumented.ts';
import { loadRunningComponent } from '../api/runningComponent.ts';
import type { Product } from '../content/content.types.ts';
import { readProducts } from '../content/readProducts.ts';
import { readReleasePins, releaseDir, sortReleases, type Release } from './readReleasePins.ts';

const products = [...(await readProducts(PRODUCTS)), ...(await readProducts(FIXTURE_PRODUCTS))];
const compared = products.filter(({ releases }) => releases);

const folder = mkdtempSync(join(tmpdir(), 'vitrine-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const acme = {
  dir: join(folder, 'products/ui'),
  folder: 'ui',
  name: 'Acme UI',
  packageName: '@acme/ui',
  packages: { '@acme/ui': '/ui/api' },
} as unknown as Product;

function read(releases: readonly string[]) {
  return readReleasePins({ ...acme, releases }, new Set(), { cacheDir: folder });
}

test('reports and skips a release that is not pinned', async () => {
  expect(await read(['v9'])).toEqual({
    releases: [],
    problems: [{ subject: 'Acme UI v9', reason: 'docs-app/releases/v9 does not pin it' }],
  });
});

test('reports and skips a release that is not installed or has an invalid manifest', async () => {
  for (const [id, manifest] of [
    ['v1', JSON.stringify({ dependencies: { '@acme/ui': '1.0.0' } })],
    ['v2', '{'],
  ] as const) {
    const dir = releaseDir(acme, id);
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'package.json'), manifest);
  }
  const { releases, problems } = await read(['v1', 'v2']);
  expect(releases).toEqual([]);
  expect(problems).toEqual([
    { subject: '@acme/ui', reason: 'it is not installed' },
    { subject: 'Acme UI v2', reason: expect.stringContaining('JSON') },
  ]);
});

test('sorts releases by version number', () => {
  const versions = ['10.0.0', '9.5.0', '9.14.0', '6.0.0', '6.0.0-beta.9'];
  const sorted = sortReleases(versions.map((version) => ({ version }) as Release));
  expect(sorted.map(({ version }) => version)).toEqual([
    '6.0.0-beta.9',
    '6.0.0',
    '9.5.0',
    '9.14.0',
    '10.0.0',
  ]);
});

test.for(compared)(
  'the propTypes of a release lack props that the history of $name lists as absent',
  { timeout: 120_000 },
  async (product) => {
    const history = await readProductReleases(product);
    expect(history.problems).toEqual([]);
    const at = (version: string) => {
      const index = history.releases.findIndex((release) =>
        release.apis.some((api) => api.version === version),
      );
      return { index, ...history.releases[index]! };
    };
    const isChecked = ({ id, apis: releaseApis }: Release, api: ComponentApi, prop: string) => {
      const releaseApi = releaseApis.find(({ name }) => name === api.name);
      const isSame = releaseApi?.version === api.version;
      const dir = isSame || !product.releases?.includes(id) ? product.dir : releaseDir(product, id);
      return releaseApi && loadRunningComponent(dir, releaseApi).checked.has(prop);
    };
    const documented = history.documentedRelease.apis;
    const wrong = documented.flatMap((api) =>
      api.props.flatMap(({ name, history: { since, removed } = {} }) => {
        const before = since !== undefined && history.releases[at(since).index - 1];
        const claims = [before, removed !== undefined && at(removed)].filter(
          (release) => release !== false && release !== undefined,
        );
        return claims
          .filter((release) => isChecked(release, api, name))
          .map(({ version }) => `${api.name}.${name} is in ${version}`);
      }),
    );
    expect(wrong).toEqual([]);
  },
);

test('records the releases that deprecated and removed a prop of Harbor', async () => {
  const product = await readProductIn(join(FIXTURE_PRODUCTS, 'harbor'));
  const { documentedRelease, otherReleases } = await readProductReleases(product);
  const button = documentedRelease.apis.find(({ name }) => name === 'Button');
  const ripple = button?.props.find(({ name }) => name === 'disableRipple');
  expect(otherReleases.map(({ id }) => id)).toEqual(['v1', 'v3']);
  expect(ripple?.history).toMatchObject({ deprecated: '2.1.0', removed: '3.0.0' });
});
