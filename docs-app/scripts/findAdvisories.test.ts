import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../node/paths.ts';
import { advisoriesSchema, findAdvisories, type Advisory } from './findAdvisories.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ name: z.string().optional(), version: z.string().optional() }),
    ),
  })
  .parse(readJson('package-lock.json'));

/** Packages of the lock file, including development tools, which build and serve the site. */
const installed = Object.entries(packages).flatMap(([place, { name, version }]) =>
  place.includes('node_modules/') && version !== undefined
    ? [{ place, name: name ?? place.slice(place.lastIndexOf('node_modules/') + 13), version }]
    : [],
);
const advisories = advisoriesSchema.parse(readJson('docs-app/scripts/advisories.json'));

describe('findAdvisories', () => {
  const advisory: Advisory = {
    id: 'CVE-2026-114126',
    package: 'storybook',
    vulnerable: [
      ['0.0.0', '9.1.2'],
      ['10.0.0', '10.6.2'],
    ],
  };

  test.each([
    ['10.6.1', true],
    ['10.6.2', false],
    ['10.10.0', false],
    ['10.6.2-beta.1', true],
    ['10.0.0', true],
    ['9.1.2', false],
    ['9.1.1', true],
    ['11.0.0', false],
  ])('reports storybook %s as vulnerable: %s', (version, isVulnerable) => {
    const entry = { place: 'node_modules/storybook', name: 'storybook', version };
    const expected = isVulnerable ? [`node_modules/storybook ${version}: CVE-2026-114126`] : [];
    expect(findAdvisories([entry], [advisory])).toEqual(expected);
    expect(findAdvisories([{ ...entry, name: 'storybook-x' }], [advisory])).toEqual([]);
  });
});

test('lock file has no package version with a known advisory (FAULT G11, S16)', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(findAdvisories(installed, advisories)).toEqual([]);
});

test('pins Storybook and its core packages to one exact version (FAULT G11, S16)', () => {
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(readJson('package.json'));
  const core = devDependencies['storybook'] ?? '';
  expect(core).toMatch(/^\d+\.\d+\.\d+$/);
  const others = Object.entries(devDependencies).filter(([name]) =>
    /^@storybook\/(?!test-runner$|icons$|addon-mcp$)/.test(name),
  );
  expect(others.length).toBeGreaterThan(2);
  for (const [, version] of others) expect(version).toBe(core);
  // The MCP addon has fewer releases than Storybook; its peer range allows the minor release.
  const [minor] = /^\d+\.\d+\./.exec(core) ?? [''];
  expect(devDependencies['@storybook/addon-mcp']).toMatch(
    new RegExp(`^${minor.replaceAll('.', String.raw`\.`)}\\d+$`),
  );
  const releases = installed.filter(({ name }) => name === 'storybook');
  expect(releases.map(({ version }) => version)).toEqual([core]);
});
