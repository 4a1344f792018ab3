import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { tierCommands } from '@vitrine/ui/core';
import type { BuiltSite } from '../build/evidence/builtSources.ts';
import { DIST, FIXTURE_PRODUCTS, PRODUCTS, ROOT } from '../node/paths.ts';

/** Folder for the reports of the gates. */
export const resultsFolder = join(ROOT, 'node_modules/.cache/vitrine');

/**
 * Scope of a run. `check`: static checks of the sources. `fast`: also the builds, and tests on a
 * sample of pages and demos. `all`: tests on every page, demo, story, browser engine and fault, and
 * mutation tests.
 */
export type Tier = (typeof TIERS)[number];

export const TIERS = ['check', 'fast', 'all'] as const;

/** Command that runs the gates of each tier. */
export const commands: Readonly<Record<Tier, string>> = { check: 'npm run check', ...tierCommands };

export interface Gate {
  name: string;
  /** Arguments of Node. */
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Gates that must pass first. */
  needs?: readonly string[];
  /** Site that the gate builds for the gates that need it. */
  builds?: BuiltSite;
  /** Gates that must end first, whether they pass or fail. */
  after?: readonly string[];
  /** Runs alone, because the gate measures time or uses both CPU cores. */
  alone?: boolean;
  /** Whether the gate starts a browser. */
  browser?: boolean;
  /** JSON report with the number of tests; a gate without a report counts as one test. */
  report?: string;
}

/** Folder of the site that is built from the fixture products. */
const FIXTURE_SITE = join(resultsFolder, 'fixture-site');

export interface Count {
  passed: number;
  failed: number;
}

const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

const bin = (path: string) => join('node_modules', path);
const reportOf = (name: string) => join(resultsFolder, `${name}.json`);

const LONG_RUN = { PROPERTY_RUNS: '100000', PREFERENCE_RUNS: '5000', PREFERENCE_COMMANDS: '60' };

function vitest(name: string, ...options: string[]): Gate {
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile=${reportOf(name)}`];
  return {
    name,
    args: [bin('vitest/vitest.mjs'), 'run', ...options, ...reporters],
    report: reportOf(name),
  };
}

const SITE_TESTS = ['--config', 'docs-app/e2e/vitest.config.ts'];

const sourceGates: readonly Gate[] = [
  {
    name: 'types',
    args: [
      bin('typescript-native/bin/tsc'),
      // Uses one checker, because each checker parses the types of the libraries again.
      ...['--build', '--checkers', '1', '--pretty', 'false'],
    ],
  },
  { name: 'lint', args: [bin('oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'imports', args: ['docs-app/scripts/checkImports.ts'] },
  {
    name: 'spelling',
    args: [
      bin('cspell/bin.mjs'),
      'lint',
      ...['--config', 'docs-app/spelling/cspell.json', '--no-progress', '--no-summary'],
      ...['--cache', '--cache-location', 'node_modules/.cache/cspell'],
    ],
  },
  { name: 'unused', args: [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
];

const BUILD: Gate = {
  name: 'build',
  args: ['docs-app/build/build.ts', '--no-evidence'],
  builds: { dist: DIST, products: PRODUCTS },
};

const FIXTURES: Gate = {
  name: 'fixtures',
  args: [
    'docs-app/build/build.ts',
    ...['--products', FIXTURE_PRODUCTS, '--out', FIXTURE_SITE, '--no-evidence'],
  ],
  builds: { dist: FIXTURE_SITE, products: FIXTURE_PRODUCTS },
};

/** Renders each story in variants that together cover every pair of toolbar values. */
const VARIANTS: Gate = {
  name: 'variants',
  args: ['docs-app/scripts/runStories.ts', '--all', '--output', reportOf('variants')],
  env: { VITRINE_TIER: 'all' },
  needs: ['build'],
  alone: true,
  browser: true,
  report: reportOf('variants'),
};

function testGates(tier: 'fast' | 'all'): readonly Gate[] {
  const isAll = tier === 'all';
  const tierEnv = { VITRINE_TIER: tier };
  return [
    // The build starts first, because it takes longest and most gates wait for it.
    BUILD,
    ...sourceGates,
    isAll
      ? { ...vitest('unit', '--maxWorkers', '2'), env: { ...tierEnv, ...LONG_RUN } }
      : { ...vitest('unit'), env: tierEnv },
    // Runs beside the unit tests, which take longer than the build.
    FIXTURES,
    {
      name: 'stories',
      args: ['docs-app/scripts/runStories.ts', '--output', reportOf('stories')],
      env: tierEnv,
      needs: ['build'],
      alone: true,
      browser: true,
      report: reportOf('stories'),
    },
    ...(isAll ? [VARIANTS] : []),
    {
      // Runs alone, because a busy CPU makes Storybook's stores time out after one second.
      ...vitest('development', ...SITE_TESTS, 'development'),
      env: tierEnv,
      after: ['build'],
      alone: true,
      browser: true,
    },
    {
      ...vitest('site', ...SITE_TESTS, '--exclude', '**/development.test.ts'),
      env: { ...tierEnv, VITRINE_FIXTURES: FIXTURE_SITE },
      needs: ['build', 'fixtures'],
      alone: true,
      browser: true,
    },
    {
      name: 'proofs',
      args: ['docs-app/scripts/proofs.ts', '--output', reportOf('proofs')],
      env: tierEnv,
      after: ['unit', 'stories', 'site'],
      report: reportOf('proofs'),
    },
    ...(isAll ? [{ name: 'mutation', args: ['docs-app/mutation/run.ts'], alone: true }] : []),
  ];
}

/** Lists the gates of a tier, in the order in which they start. */
export function listGates(tier: Tier): readonly Gate[] {
  return tier === 'check' ? sourceGates : testGates(tier);
}

/**
 * Counts the tests in the report of a gate. Adds one failure when the report is missing or empty,
 * or when the exit code is not 0 although no test failed.
 */
export function countTests(gate: Gate, code: number): Count {
  const once = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!gate.report) return once;
  const report = readReport(gate.report);
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = report;
  const isUnexplained = passed + failed === 0 || (code !== 0 && failed === 0);
  return { passed, failed: failed + (isUnexplained ? 1 : 0) };
}

function readReport(file: string): z.infer<typeof reportSchema> | undefined {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
