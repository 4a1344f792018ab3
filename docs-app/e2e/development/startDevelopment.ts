import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../node/freePort.ts';
import { copyTree, type SeededTree } from '../defects/seededTree.ts';
import type { Defect } from '../defects/defects.ts';
import { ROOT } from '../../node/paths.ts';

const START = 'docs-app/scripts/start.ts';
/** Cache of extracted APIs; project copies share it, because file names identify the sources. */
const API_CACHE = 'node_modules/.cache/vitrine/api';

/** Module that records the hosts that a process looks up. */
const RECORD_HOSTS = new URL('./recordHosts.mjs', import.meta.url).href;

export interface Development {
  workbench: string;
  site: string;
  /** Lines that `npm start` printed. */
  lines: readonly string[];
  /** Lists the hosts that the servers looked up. */
  listHosts: () => string[];
  edit: (change: Edit) => void;
  end: () => Promise<void>;
}

type Edit = Pick<Defect, 'file' | 'from' | 'to'>;

/** Runs `npm start` in a copy of the project, on free ports; resolves when both servers respond. */
export async function startDevelopment(): Promise<Development> {
  const tree = copyTree();
  shareApis(tree);
  const ports = { workbench: await findFreePort(), site: await findFreePort() };
  const hosts = join(tree.folder, 'looked-up-hosts.txt');
  writeFileSync(hosts, '');
  const record = { NODE_OPTIONS: `--import ${RECORD_HOSTS}`, VITRINE_HOSTS: hosts };
  const { child, lines } = runStart(tree.folder, ports, record);
  const end = async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await ended;
    tree.remove();
  };
  const answered = waitForLines(child, lines, ['[workbench] ready', '[site] ready']);
  await answered.catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    workbench: `http://127.0.0.1:${ports.workbench}`,
    site: `http://127.0.0.1:${ports.site}`,
    lines,
    listHosts: () => [...new Set(readFileSync(hosts, 'utf8').split('\n').filter(Boolean))],
    edit: ({ file, from, to }) => {
      const path = join(tree.folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    },
    end,
  };
}

/** Runs `npm start` in a folder, with these ports; collects the lines that it prints. */
export function runStart(
  folder: string,
  { workbench, site }: { workbench: number; site: number },
  variables: Readonly<Record<string, string>> = {},
): { child: ChildProcess; lines: string[] } {
  const args = [START, '--workbench-port', String(workbench), '--site-port', String(site)];
  const env = {
    ...process.env,
    VITEST: undefined,
    NODE_ENV: undefined,
    NO_COLOR: '1',
    ...variables,
  };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'pipe' });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => lines.push(line));
  return { child, lines };
}

function shareApis({ folder }: SeededTree): void {
  const shared = join(ROOT, API_CACHE);
  mkdirSync(shared, { recursive: true });
  mkdirSync(join(folder, API_CACHE, '..'), { recursive: true });
  symlinkSync(shared, join(folder, API_CACHE));
}

function waitForLines(
  child: ChildProcess,
  lines: readonly string[],
  expectedLines: readonly string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => expectedLines.every((line) => lines.includes(line)) && resolve();
    child.stdout?.on('data', () => setImmediate(check));
    child.once('exit', () => reject(new Error(`npm start has ended:\n${lines.join('\n')}`)));
  });
}
