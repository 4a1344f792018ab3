import { globSync } from 'node:fs';
import { endWithShell, projectFolder, startProcess } from './runProcess.ts';

const PARALLEL = 2;
const TSC = 'node_modules/typescript/bin/tsc';

async function checkProject(project: string): Promise<boolean> {
  const lines: string[] = [];
  const since = performance.now();
  const args = [TSC, '--noEmit', '--pretty', 'false', '--project', project];
  const child = startProcess({ args, onLine: (line) => lines.push(line) });
  const ok = (await child.ended) === 0;
  await child.end();
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log([`${ok ? 'ok  ' : 'FAIL'} ${project}  ${seconds} s`, ...lines].join('\n'));
  return ok;
}

/** Every tsconfig in the project that has files of its own. */
function findProjects(): string[] {
  return globSync(['{src,.storybook}/tsconfig*.json', 'docs-app/{*,products/*}/tsconfig.json'], {
    cwd: projectFolder,
  }).sort();
}

async function main(): Promise<void> {
  const queue = findProjects();
  let passed = true;
  const worker = async () => {
    for (let project = queue.shift(); project; project = queue.shift()) {
      passed = (await checkProject(project)) && passed;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  process.exitCode = passed ? 0 : 1;
}

endWithShell({ exitCode: 1 });
await main();
