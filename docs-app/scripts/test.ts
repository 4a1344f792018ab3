import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { findBrowser, findShell } from './browser.ts';
import { gates, resultsFolder } from './gates.ts';
import { runGates } from './runGates.ts';
import { endWithShell } from './runProcess.ts';

/** Runs every gate, or those that are named. */
async function main(names: string[]): Promise<void> {
  const unknown = names.find((name) => !gates.some((gate) => gate.name === name));
  if (unknown) {
    const valid = gates.map(({ name }) => name).join(', ');
    throw new Error(`There is no gate "${unknown}". The gates are: ${valid}.`);
  }
  const chosen = gates.filter(({ name }) => names.length === 0 || names.includes(name));
  const given = chosen.map((gate) => ({
    ...gate,
    needs: (gate.needs ?? []).filter((name) => chosen.some((other) => other.name === name)),
  }));
  mkdirSync(resultsFolder, { recursive: true });
  const npm = execFileSync('npm', ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  console.log(`node ${process.version}, npm ${npm.trim()}`);
  const [shell, browser] = [await findShell(), await findBrowser()];
  Object.assign(process.env, { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell });
  console.log(`browsers ${browser}, ${shell}`);
  const { passed, failed } = await runGates(given, (line) => console.log(line));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

endWithShell({ exitCode: 1 });

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
