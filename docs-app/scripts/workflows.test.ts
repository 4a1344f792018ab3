import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { globFiles } from '../node/posixPaths.ts';
import { ROOT } from '../node/paths.ts';

const readText = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const { scripts, devDependencies } = z
  .object({
    scripts: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readText('package.json')));

const workflow = z.object({
  permissions: z.unknown(),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.undefined().optional(),
      'timeout-minutes': z.number(),
      steps: z.array(
        z.object({
          run: z.string().optional(),
          uses: z.string().optional(),
          with: z.record(z.string(), z.unknown()).default({}),
        }),
      ),
    }),
  ),
});

/** Lists the npm scripts that a command runs; `npm test` is short for `npm run test`. */
function listScripts(command: string): string[] {
  return Array.from(
    command.matchAll(/\bnpm (?:-\S+ )*(?:(?:run|run-script) (?:-\S+ )*(\S+)|(test|start)\b)/g),
    ([, name = '', short]) => short ?? name,
  );
}

const files = globFiles('.github/workflows/*.{yml,yaml}', ROOT);

test('the project has at least two workflows', () => {
  expect(files.length).toBeGreaterThanOrEqual(2);
});

describe.each(files)('workflow %s', (file) => {
  const { permissions, jobs } = workflow.parse(parse(readText(file)));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run }) => run ?? []);

  test('workflow runs only npm scripts and Node files that exist', () => {
    for (const name of commands.flatMap(listScripts)) expect(Object.keys(scripts)).toContain(name);
    const run = commands.flatMap((command) => /\bnode (\S+)/.exec(command)?.[1] ?? []);
    for (const path of run)
      expect({ path, exists: existsSync(join(ROOT, path)) }).toEqual({
        path,
        exists: true,
      });
  });

  test('workflow installs the locked packages and the pinned Node version', () => {
    expect(commands).toContain('npm ci');
    expect(commands.join('\n')).not.toMatch(/npm (install|i|exec)\b|npx (-y|--yes)\b/);
    const versions = steps.flatMap((step) => step.with['node-version'] ?? []);
    expect(new Set(versions)).toEqual(new Set([devDependencies['node']]));
  });

  test('workflow has read-only permissions and does not persist checkout credentials', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).not.toEqual([]);
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  test('workflow uses only GitHub actions that are pinned to a commit', () => {
    for (const uses of steps.flatMap((step) => step.uses ?? []))
      expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  });
});

test.each([
  ['npm test', ['test']],
  ['npm run -s bench -- --dir x', ['bench']],
  ['npm run types && npm run test:unit', ['types', 'test:unit']],
  ['npm ci', []],
])('listScripts finds the npm scripts in "%s"', (command, names) => {
  expect(listScripts(command)).toEqual(names);
});
