import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { Defect, GateName } from './defects.ts';
import type { Ran, SeededTree } from './seededTree.ts';

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', '.storybook/vitest.config.ts'];

/** Gates that need no browser; `unit` runs only tests of the workbench, UI strings and evidence. */
const QUICK: readonly [GateName, readonly string[]][] = [
  ['types', ['node_modules/typescript-native/bin/tsc', '--build', '.storybook']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings', 'src', 'stories', '.storybook']],
  ['imports', ['docs-app/scripts/checkImports.ts']],
  [
    'unit',
    [...VITEST, '--project', 'unit', '.storybook/', 'dictionaries', 'docs-app/build/evidence'],
  ],
];

/** Runs the gates except `pictures` in a tree; returns the failed gates with their output. */
export function findRed(tree: SeededTree, { stories = [] }: Defect): Map<GateName, string> {
  const ran = new Map<GateName, Ran>(QUICK.map(([name, args]) => [name, tree.run(...args)]));
  if (stories.length > 0) ran.set('stories', runStories(tree, tree.buildWorkbench(stories)));
  return new Map([...ran].flatMap(([name, { isRed, said }]) => (isRed ? [[name, said]] : [])));
}

/**
 * Runs the stories of a built workbench.
 * Decisions about stories that the workbench omits do not fail the gate.
 */
function runStories({ folder, run }: SeededTree, dir: string): Ran {
  const output = join(folder, 'stories.json');
  const { said } = run('docs-app/scripts/runStories.ts', '--dir', dir, '--output', output);
  const report = JSON.parse(readFileSync(output, 'utf8')) as {
    numFailedTests: number;
    numPassedTests: number;
  };
  const isOpen = said.includes('axe cannot decide');
  return { isRed: report.numFailedTests > 0 || report.numPassedTests === 0 || isOpen, said };
}
