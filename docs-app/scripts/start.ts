import { STORYBOOK_CLI } from './cliPaths.ts';
import { isPortFree } from './freePort.ts';
import { endAllProcesses, endWithShell, startProcess, type RunningProcess } from './runProcess.ts';

const POLL_MS = 200;
const WORTH_SAYING = /\b(error|warn(ing)?|fail(ed|ure)?|cannot|not found|taken)\b/i;

interface Part {
  name: string;
  port: number;
  args: readonly string[];
}

const parts: readonly Part[] = [
  {
    name: 'workbench',
    port: 6006,
    args: [
      STORYBOOK_CLI,
      'dev',
      ...['--config-dir', '.storybook', '--port', '6006', '--exact-port', '--host', '127.0.0.1'],
      ...['--no-open', '--ci', '--disable-telemetry'],
    ],
  },
  { name: 'site', port: 5173, args: ['docs-app/scripts/dev.ts', '--port', '5173'] },
];

const address = ({ port }: Part) => `http://127.0.0.1:${port}`;

async function findTaken(): Promise<Part[]> {
  const free = await Promise.all(parts.map(({ port }) => isPortFree(port)));
  return parts.filter((_, index) => !free[index]);
}

function startPart(part: Part): RunningProcess {
  const lastLines: string[] = [];
  const child = startProcess({
    args: part.args,
    onLine: (line) => {
      lastLines.push(line);
      if (lastLines.length > 30) lastLines.shift();
      if (WORTH_SAYING.test(line)) console.log(`[${part.name}] ${line}`);
    },
  });
  void child.ended.then((code) => {
    if (ending) return;
    console.error(`\n[${part.name}] ended by itself (exit code ${code}). Its last lines:`);
    for (const line of lastLines) console.error(`[${part.name}] ${line}`);
    void end(code || 1);
  });
  return child;
}

async function waitForAnswer(part: Part): Promise<void> {
  while (!ending) {
    const answer = await fetch(address(part)).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return console.log(`[${part.name}] ready`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await endAllProcesses();
  process.exit(code);
}

/** Starts the workbench and the site, and ends both together. */
async function main(): Promise<void> {
  const taken = await findTaken();
  for (const { name, port } of taken) {
    console.error(
      `Port ${port} is taken, and the ${name} needs it. End what uses it (find it with "lsof -i :${port}"), then run npm start again.`,
    );
  }
  if (taken.length > 0) return void (process.exitCode = 1);
  endWithShell({ exitCode: 0, onEnd: () => (ending = true) });
  console.log('Starting the workbench and the site …');
  for (const part of parts) startPart(part);
  await Promise.all(parts.map(waitForAnswer));
  if (ending) return;
  console.log(
    ['', ...parts.map((part) => `  ${part.name.padEnd(10)} ${address(part)}`), ''].join('\n'),
  );
  console.log('Ctrl-C ends both.');
}

await main();
