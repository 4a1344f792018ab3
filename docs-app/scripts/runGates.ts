import { rmSync } from 'node:fs';
import { createGateOutput, type GateOutput } from './gateOutput.ts';
import { countTests, type Count, type Gate } from './gates.ts';
import { startProcess } from '../node/runProcess.ts';

const LANES = 2;
const PROGRESS_MS = 15_000;

interface RunState {
  all: readonly Gate[];
  waiting: Gate[];
  running: Gate[];
  results: Map<string, Count>;
  print: (line: string) => void;
}

/** Runs the gates, two at a time unless a gate must run alone, and adds up their test counts. */
export async function runGates(
  all: readonly Gate[],
  print: (line: string) => void,
): Promise<Count> {
  // Delete earlier reports, so that a gate that does not run cannot pass with an old one.
  for (const { report } of all) if (report) rmSync(report, { force: true });
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
    ({ alone, needs = [], after = [] }) =>
      (!alone || running.length === 0) && [...needs, ...after].every((name) => results.has(name)),
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
    return print(`${title}  FAILED: did not run, because ${missing} failed`);
  }
  running.push(gate);
  print(`${title} …`);
  const since = performance.now();
  const { code, output, left } = await runToEnd(gate, {
    onProgress: (progress) => print(`${title} … ${seconds(since)}  ${progress}`),
    onFailure: (line) => print(`${title}  ${line}`),
  });
  const count = countTests(gate, code);
  if (left > 0) count.failed += 1;
  if (count.failed > 0) print(output.details().join('\n'));
  if (left > 0) print(`${gate.name} left ${left} processes running; they were stopped.`);
  print(summarize(title, count, seconds(since)));
  results.set(gate.name, count);
  running.splice(running.indexOf(gate), 1);
}

interface GateListeners {
  onProgress: (progress: string) => void;
  /** Called immediately with each output line of a failed test. */
  onFailure: (line: string) => void;
}

async function runToEnd(
  { args, env }: Gate,
  { onProgress, onFailure }: GateListeners,
): Promise<{ code: number; output: GateOutput; left: number }> {
  const output = createGateOutput();
  const child = startProcess({
    args,
    env,
    onLine: (line) => {
      if (output.add(line)) onFailure(line);
    },
  });
  const timer = setInterval(() => onProgress(output.progress()), PROGRESS_MS);
  const code = await child.ended;
  clearInterval(timer);
  return { code, output, left: await child.end() };
}

function summarize(title: string, { passed, failed }: Count, time: string): string {
  const tests = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : '';
  return `${title}  ${failed > 0 ? 'FAILED' : 'ok'} ${time}${tests}`;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
