import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.ts';

const MARK = 'VITRINE_RUN';
const GRACE_MS = 3000;
const POLL_MS = 50;
const PARENT_POLL_MS = 500;

export interface RunOptions {
  /** Arguments of Node, with the script first. */
  args: readonly string[];
  env?: Record<string, string> | undefined;
  /** Called with each line of output as it arrives, without colors. */
  onLine?: ((line: string) => void) | undefined;
}

export interface RunningProcess {
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number>;
  /** Ends the process and its descendants; resolves with the number that needed SIGKILL. */
  end: () => Promise<number>;
}

const running = new Set<RunningProcess>();
let lastMark = 0;

/** Starts Node in a separate process group. */
export function startProcess({ args, env, onLine }: RunOptions): RunningProcess {
  const mark = `${process.env[MARK] ?? ''}/${process.pid}-${(lastMark += 1)}`;
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    // On Windows, a detached process opens a new window.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env, [MARK]: mark },
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      onLine?.(stripVTControlCharacters(line));
    });
  }
  const handle: RunningProcess = {
    ended: waitForExit(child),
    end: async () => {
      const left = await endGroup(child, mark);
      running.delete(handle);
      return left;
    },
  };
  running.add(handle);
  return handle;
}

/** Ends all processes that `startProcess` started. */
export async function endAllProcesses(): Promise<void> {
  await Promise.all([...running].map(({ end }) => end()));
}

/**
 * Ends all processes on SIGINT, SIGTERM or SIGHUP.
 * Also ends them when the parent process has exited, such as the shell of npm.
 */
export function endWithShell({ exitCode, onEnd }: { exitCode: number; onEnd?: () => void }): void {
  const parent = process.ppid;
  const end = () => {
    onEnd?.();
    void endAllProcesses().then(() => process.exit(exitCode));
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, end);
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, PARENT_POLL_MS);
  watch.unref();
}

function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function endGroup(child: ChildProcess, mark: string): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) {
    endTree(child);
    await settle(() => child.exitCode !== null || child.signalCode !== null);
  }
  await settle(() => findLeft(child, mark).length === 0);
  const left = findLeft(child, mark);
  for (const id of left) signal(id, 'SIGKILL');
  return left.length;
}

/** Ends a process tree; Windows has no process groups. */
function endTree({ pid = 0 }: ChildProcess): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else signal(-pid, 'SIGTERM');
}

async function settle(done: () => boolean): Promise<void> {
  const limit = Date.now() + GRACE_MS;
  while (!done() && Date.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Returns the ids of processes that still run: the process group and, on Linux, processes with the
 * mark in their environment. The mark is needed because browsers leave the process group.
 */
function findLeft(child: ChildProcess, mark: string): number[] {
  const group = child.pid && signal(-child.pid, 0) ? [-child.pid] : [];
  if (process.platform !== 'linux') return group;
  const marked = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && carriesMark(name, mark))
    .map(Number);
  return [...group, ...marked];
}

function carriesMark(id: string, mark: string): boolean {
  try {
    const environment = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
    return environment.some((entry) => `${entry}/`.startsWith(`${MARK}=${mark}/`));
  } catch {
    return false;
  }
}

function signal(id: number, name: NodeJS.Signals | 0): boolean {
  if (id === 0) return false;
  try {
    return process.kill(id, name);
  } catch {
    return false;
  }
}
