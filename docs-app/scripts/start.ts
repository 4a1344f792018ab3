import { parseArgs } from 'node:util';
import { STORYBOOK_CLI } from '../node/cliPaths.ts';
import { isPortFree } from '../node/freePort.ts';
import { endAllProcesses, endWithShell, startProcess } from '../node/runProcess.ts';

const POLL_MS = 200;
const PROGRESS_MS = 4000;
const HOST = '127.0.0.1';
const WORTH_SAYING = /\b(error|warn(ing)?|fail(ed|ure)?|cannot|not found|in use)\b|^API of /i;
/** Box-drawing characters and bullets that Storybook prints around its lines. */
const DRAWING = /^[\s│┌└●▲■◆◇─╭╮╰╯]+|[\s│]+$/g;

interface Part {
  name: string;
  option: string;
  port: number;
  args: readonly string[];
}

/** The running workbench or site: its last output lines, and whether its server responds. */
interface Started extends Part {
  lines: string[];
  isReady: boolean;
}

function readPorts(): { workbench: string; site: string } {
  const { values } = parseArgs({
    options: {
      'workbench-port': { type: 'string', default: '6006' },
      'site-port': { type: 'string', default: '5173' },
    },
  });
  for (const [name, port] of Object.entries(values)) {
    const isPort = /^\d+$/.test(port) && Number(port) > 0 && Number(port) < 65_536;
    if (!isPort) throw new Error(`--${name} is "${port}": choose a number from 1 to 65535.`);
  }
  return { workbench: values['workbench-port'], site: values['site-port'] };
}

function listParts(): Part[] {
  const { workbench, site } = readPorts();
  const storybook = ['dev', '--config-dir', '.storybook', '--exact-port', '--host', HOST];
  const quiet = ['--no-open', '--ci', '--disable-telemetry', '--no-version-updates'];
  const dev = ['docs-app/build/dev.ts', '--workbench', `http://${HOST}:${workbench}`];
  return [
    {
      name: 'workbench',
      option: '--workbench-port',
      port: Number(workbench),
      args: [STORYBOOK_CLI, ...storybook, ...quiet, '--port', workbench],
    },
    { name: 'site', option: '--site-port', port: Number(site), args: [...dev, '--port', site] },
  ];
}

const address = ({ port }: Part) => `http://${HOST}:${port}`;

async function findTaken(parts: readonly Part[]): Promise<Part[]> {
  const free = await Promise.all(parts.map(({ port }) => isPortFree(port)));
  return parts.filter((_, index) => !free[index]);
}

function startPart(part: Part): Started {
  const started: Started = { ...part, lines: [], isReady: false };
  const { lines, name } = started;
  const child = startProcess({
    args: part.args,
    onLine: (line) => {
      const text = line.replace(DRAWING, '');
      if (text === '') return;
      lines.push(text);
      if (lines.length > 30) lines.shift();
      if (WORTH_SAYING.test(text)) console.log(`[${name}] ${text}`);
    },
  });
  void child.ended.then((code) => {
    if (ending) return;
    console.error(`\n[${name}] exited with code ${code}. Last output:`);
    for (const line of lines) console.error(`[${name}] ${line}`);
    void end(code || 1);
  });
  return started;
}

async function waitForAnswer(part: Started): Promise<void> {
  while (!ending) {
    const answer = await fetch(address(part)).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) {
      part.isReady = true;
      return console.log(`[${part.name}] ready`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Prints the last output line of the workbench and of the site, unless they are ready. */
function reportProgress(parts: readonly Started[]): void {
  const seconds = Math.round(performance.now() / 1000);
  for (const { name, lines } of parts.filter(({ isReady }) => !isReady))
    console.log(`[${name}] ${lines.at(-1) ?? 'starting'} (${seconds} s)`);
}

let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await endAllProcesses();
  process.exit(code);
}

/** Starts the workbench and the site, and stops both together. */
async function main(): Promise<void> {
  const parts = listParts();
  const taken = await findTaken(parts);
  for (const { name, option, port } of taken) {
    console.error(
      `Port ${port} of the ${name} is in use: stop the program that uses it (find it with "lsof -i :${port}"), or choose another port with "npm start -- ${option} ${port + 1}".`,
    );
  }
  if (taken.length > 0) return void (process.exitCode = 1);
  endWithShell({ exitCode: 0, onEnd: () => (ending = true) });
  console.log('Starting the workbench and the site …');
  const started = parts.map(startPart);
  const progress = setInterval(reportProgress, PROGRESS_MS, started);
  await Promise.all(started.map(waitForAnswer));
  clearInterval(progress);
  if (ending) return;
  console.log(
    ['', ...parts.map((part) => `  ${part.name.padEnd(10)} ${address(part)}`), ''].join('\n'),
  );
  console.log('Ctrl-C ends both.');
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
