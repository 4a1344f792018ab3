import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';

const step = z.object({
  if: z.string().optional(),
  run: z.string().default(''),
  uses: z.string().default(''),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
});

const file = join(import.meta.dirname, '../.github/workflows/chromatic.yml');
const { on, jobs } = z
  .object({
    on: z.unknown(),
    jobs: z.object({
      chromatic: z.object({ env: z.record(z.string(), z.string()), steps: z.array(step) }),
    }),
  })
  .parse(parse(readFileSync(file, 'utf8')));
const { env, steps } = jobs.chromatic;

// `docs-app/scripts/workflows.test.ts` tests what all workflows have in common.
describe('WKB-5: the workflow that publishes to Chromatic', () => {
  test('runs for main and for pull requests', () => {
    expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null });
  });

  test('checks out all history, in which TurboSnap looks for earlier builds', () => {
    const checkout = steps.find(({ uses }) => uses.startsWith('actions/checkout@'));
    expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 });
  });

  test('publishes the folder that it built and forecast', () => {
    const folders = steps.flatMap(
      ({ run }) => /(?:--output-dir|--dir|--storybook-build-dir) (\S+)$/.exec(run)?.[1] ?? [],
    );
    expect(folders).toHaveLength(3);
    expect(new Set(folders).size).toBe(1);
  });

  test('passes the token to the step that publishes only, in its environment', () => {
    const holders = steps.filter((given) => JSON.stringify(given).includes('secrets.'));
    expect(holders.map(({ run }) => run.split(' --')[0])).toEqual(['npx chromatic']);
    expect(holders[0]?.run).not.toContain('secrets.');
  });

  test('skips every step but an explanation without a token', () => {
    expect(env['HAS_TOKEN']).toBe("${{ secrets.CHROMATIC_PROJECT_TOKEN != '' }}");
    const [first, ...others] = steps.map((given) => given.if);
    expect(first).toBe("env.HAS_TOKEN != 'true'");
    expect(new Set(others)).toEqual(new Set(["env.HAS_TOKEN == 'true'"]));
  });
});
