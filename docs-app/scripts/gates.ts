import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './runProcess.ts';

/** Where gates put what they count. */
export const resultsFolder = join(projectFolder, 'node_modules/.cache/vitrine');

export interface Gate {
  name: string;
  /** Arguments of Node. */
  args: readonly string[];
  /** Names of the gates that must have passed before. */
  needs?: readonly string[];
  /** Needs the machine for itself: what it measures depends on time. */
  alone?: boolean;
  /** A report with the counts of single tests; a gate without one counts as one. */
  report?: string;
}

export interface Count {
  passed: number;
  failed: number;
}

interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
}

const bin = (path: string) => join('node_modules', path);
const report = (name: string) => join(resultsFolder, `${name}.json`);

function vitest(name: string, ...options: string[]): Gate {
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile=${report(name)}`];
  return {
    name,
    args: [bin('vitest/vitest.mjs'), 'run', ...options, ...reporters],
    report: report(name),
  };
}

/** Every check of the fast tier, in order. */
export const gates: readonly Gate[] = [
  { name: 'types', args: ['docs-app/scripts/types.ts'] },
  { name: 'lint', args: [bin('oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'imports', args: ['docs-app/scripts/checkImports.ts'] },
  vitest('unit', '--config', '.storybook/vitest.config.ts', '--project', 'unit'),
  // What is built to be tested shows no verdict yet.
  { name: 'build', args: ['docs-app/scripts/build.ts', '--no-evidence'] },
  {
    name: 'stories',
    args: ['docs-app/scripts/runStories.ts', '--output', report('stories')],
    needs: ['build'],
    alone: true,
    report: report('stories'),
  },
  {
    ...vitest('site', '--config', 'docs-app/e2e/vitest.config.ts'),
    needs: ['build'],
    alone: true,
  },
];

/** Reads what a gate counted; a gate that ended badly without a failed test has failed once. */
export function countTests(gate: Gate, code: number): Count {
  const once = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!gate.report) return once;
  const found = readReport(gate.report);
  if (!found) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = found;
  const isEmptyHanded = passed + failed === 0 || (code !== 0 && failed === 0);
  return { passed, failed: failed + (isEmptyHanded ? 1 : 0) };
}

function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
}
