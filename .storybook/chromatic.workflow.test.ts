import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const readText = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const workflow = readText('.github/workflows/chromatic.yml');
/** Each step, from its dash on. */
const steps = workflow
  .slice(workflow.indexOf('steps:'))
  .split(/^ {6}- /m)
  .slice(1);
const findAll = (pattern: RegExp) =>
  Array.from(workflow.matchAll(pattern), ([, found]) => found ?? '');
const { scripts, devDependencies } = JSON.parse(readText('package.json')) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

describe('WKB-5: the workflow that publishes to Chromatic', () => {
  test('runs for main and for pull requests', () => {
    expect(workflow).toMatch(/^on:\n {2}push:\n {4}branches: \[main\]\n {2}pull_request:\n/m);
  });

  test('checks out all history, in which TurboSnap looks for earlier builds', () => {
    expect(steps.filter((step) => step.includes('actions/checkout@'))).toEqual([
      expect.stringContaining('fetch-depth: 0'),
    ]);
  });

  test('may read the repository and nothing else', () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(workflow.match(/permissions:/g)).toHaveLength(1);
    expect(workflow).toContain('persist-credentials: false');
  });

  test('uses actions at a commit, not at a name that others can move', () => {
    const uses = findAll(/uses: (.*)/g);
    expect(uses.length).toBeGreaterThan(0);
    for (const used of uses) expect(used).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d/);
  });

  test('uses the Node and the packages of the lock', () => {
    expect(findAll(/node-version: (\S+)/g)).toEqual([devDependencies['node']]);
    expect(findAll(/run: (npm ci)$/gm)).toHaveLength(1);
    expect(workflow).not.toMatch(/npx --yes|chromatic@|npm install/);
  });

  test('runs scripts and files that exist', () => {
    for (const name of findAll(/npm run (?:-s )?(\S+)/g))
      expect(Object.keys(scripts)).toContain(name);
    const files = findAll(/run: node (\S+)/g);
    expect(files).toHaveLength(1);
    for (const file of files) expect(readText(file)).not.toBe('');
  });

  test('builds, says what will be pictured, and publishes what it built', () => {
    const [built] = findAll(/buildWorkbench\.ts --output-dir (\S+)/g);
    expect(findAll(/forecast -- --dir (\S+)/g)).toEqual([built]);
    expect(findAll(/npx chromatic --storybook-build-dir (\S+)/g)).toEqual([built]);
  });

  test('gives the token to one step alone, and to no command line', () => {
    const holders = steps.filter((step) => step.includes('secrets.'));
    expect(holders).toEqual([expect.stringContaining('run: npx chromatic ')]);
    for (const run of findAll(/run: (.*)/g)) expect(run).not.toMatch(/secrets\.|\$|-token\b/);
  });

  test('does nothing without a token but say so', () => {
    expect(workflow).toContain("HAS_TOKEN: ${{ secrets.CHROMATIC_PROJECT_TOKEN != '' }}");
    const [first, ...others] = steps;
    expect(first).toContain("if: env.HAS_TOKEN != 'true'");
    for (const step of others) expect(step).toContain("if: env.HAS_TOKEN == 'true'");
  });
});
