import { rmSync } from 'node:fs';
import { countTests, type Count, type Gate } from './gates.ts';
import { startProcess } from './runProcess.ts';

const LANES = 2;
const HEARTBEAT_MS = 15_000;
const LAST_LINE_WIDTH = 90;
const TEST_LINE = /^\s*[✓✕×]/;

interface RunState {
  all: readonly Gate[];
  waiting: Gate[];
  running: Gate[];
  results: Map<string, Count>;
  print: (line: string) => void;
}

/** Runs the gates, two at a time where they do not disturb each other, and adds up what they counted. */
export async function runGates(
  all: readonly Gate[],
  print: (line: string) => void,
): Promise<Count> {
  const state: RunState = { all, waiting: [...all], running: [], results: new Map(), print };
  const active = new Set<Promise<void>>();
  for (;;) {
    const gate = takeNext(state);
    if (gate) {
      const done = runGate(gate, state).finally(() => active.delete(done));
      active.add(done);
    } else if (active.size > 0) {
      await Promise.race(active);
    } else {
      break;
    }
  }
  const counts = [...state.results.values()];
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function takeNext({ waiting, running, results }: RunState): Gate | undefined {
  const isBusy = running.length >= LANES || running.some(({ alone }) => alone);
  const gate = waiting.find(
    ({ alone, needs = [] }) =>
      (!alone || running.length === 0) && needs.every((name) => results.has(name)),
  );
  if (isBusy || !gate) return undefined;
  waiting.splice(waiting.indexOf(gate), 1);
  return gate;
}

async function runGate(gate: Gate, state: RunState): Promise<void> {
  const { all, running, results, print } = state;
  const title = `[${all.indexOf(gate) + 1}/${all.length}] ${gate.name}`;
  const missing = (gate.needs ?? []).find((name) => results.get(name)?.failed);
  if (missing) {
    results.set(gate.name, { passed: 0, failed: 1 });
    return print(`${title}  FAILED: not run, because ${missing} failed`);
  }
  running.push(gate);
  print(`${title} …`);
  const since = performance.now();
  const { code, lines, left } = await runToEnd(gate, (line) => {
    print(`${title} … ${seconds(since)}  ${line}`);
  });
  const count = countTests(gate, code);
  if (left > 0) {
    count.failed += 1;
    lines.push(`${left} processes that the gate had started were left behind. They were ended.`);
  }
  if (count.failed > 0) print(lines.join('\n'));
  print(summarise(title, count, seconds(since)));
  results.set(gate.name, count);
  running.splice(running.indexOf(gate), 1);
}

async function runToEnd({ args, report }: Gate, beat: (progress: string) => void) {
  if (report) rmSync(report, { force: true });
  const lines: string[] = [];
  const child = startProcess({ args, onLine: (line) => lines.push(line) });
  const heartbeat = setInterval(() => {
    const done = lines.filter((line) => TEST_LINE.test(line)).length;
    const last = lines.findLast((line) => line.trim() !== '') ?? '';
    beat(done > 0 ? `${done} tests done` : last.trim().slice(0, LAST_LINE_WIDTH));
  }, HEARTBEAT_MS);
  const code = await child.ended;
  clearInterval(heartbeat);
  const left = await child.end();
  return { code, lines, left };
}

function summarise(title: string, { passed, failed }: Count, time: string): string {
  const tests = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
  return `${title}  ${failed > 0 ? 'FAILED' : 'ok'} ${time}${tests}`;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
