import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, findShell } from '../testing/browser.ts';
import { chooseGates } from './chooseGates.ts';
import { explainMissingBuild } from './explainMissingBuild.ts';
import { commands, listGates, resultsFolder, TIERS, type Gate, type Tier } from './gates.ts';
import { runGates } from './runGates.ts';
import { endWithShell } from '../node/runProcess.ts';

/** Runs the gates of a tier, or only the gates that are named as arguments. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tier: { type: 'string', default: 'fast' } },
  });
  if (!isTier(values.tier)) {
    throw new Error(`--tier is "${values.tier}". Use one of: ${TIERS.join(', ')}.`);
  }
  const allGates = listGates(values.tier);
  const gates = chooseGates(allGates, positionals);
  const problem = explainMissingBuild({
    gates: allGates,
    names: gates.map(({ name }) => name),
    command: commands[values.tier],
  });
  if (problem) throw new Error(problem);
  const since = performance.now();
  mkdirSync(resultsFolder, { recursive: true });
  // Gates start Node many times. With compiled modules, a build starts half a second faster.
  process.env['NODE_COMPILE_CACHE'] ??= join(resultsFolder, 'node');
  console.log(`node ${process.version}, tier ${values.tier}`);
  await provideBrowsers(gates);
  const { passed, failed } = await runGates(gates, (line) => console.log(line));
  console.log(`took ${Math.round((performance.now() - since) / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function isTier(name: string): name is Tier {
  return (TIERS as readonly string[]).includes(name);
}

/** Finds or installs the browsers once, before the gates that need a browser. */
async function provideBrowsers(gates: readonly Gate[]): Promise<void> {
  if (!gates.some(({ browser }) => browser)) return;
  const [shell, browser] = [await findShell(), await findBrowser()];
  Object.assign(process.env, { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell });
  console.log(`browsers ${browser}, ${shell}`);
}

endWithShell({ exitCode: 1 });

await main().catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
