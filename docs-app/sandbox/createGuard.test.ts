import { describe, expect, test } from 'vitest';
import {
  CALL_BUDGET,
  createGuard,
  createGuardClock,
  StaleError,
  TIME_BUDGET_MS,
} from './createGuard.ts';
import type { Factory } from './createRequire.ts';
import { insertGuards } from './insertGuards.ts';
import { CodeError, transpile } from './transpile.ts';

/** Creates a clock that advances by `step` milliseconds at each call of `now`. */
function createFakeClock(step = 1) {
  const clock = {
    time: 0,
    number: 1,
    now: () => (clock.time += step),
    task: () => clock.number,
  };
  return clock;
}

/** Evaluates a module with guards; returns its exports. */
function evaluate(code: string, clock = createFakeClock(), isReplaced = () => false) {
  const file = { name: 'A.tsx', code };
  const { code: guarded, names, sites } = insertGuards(transpile(file));
  const { call, loop } = createGuard({ file: file.name, sites, clock, isReplaced });
  const exports: Record<string, () => unknown> = {};
  const parameters = ['require', 'module', 'exports', names.call, names.loop];
  (new Function(...parameters, guarded) as Factory)(
    ...([() => ({}), { exports }, exports, call, loop] as unknown as Parameters<Factory>),
  );
  return exports;
}

function problemOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof CodeError) return error.problem;
  }
  return undefined;
}

const loop = { kind: 'loop', message: String(TIME_BUDGET_MS), file: 'A.tsx' };
const calls = { kind: 'calls', message: String(CALL_BUDGET), file: 'A.tsx' };

describe('createGuard (FAULT G1)', () => {
  test.each([
    ['for (;;);', 1],
    ['\nwhile (true) {}', 2],
    ['do {\n} while (true)', 2],
    ['const a = [1];\nfor (const b of a) a.push(b);', 2],
    ['for (;;) try { for (;;); } catch {}', 1],
    ['function* f() {\n  while (true) yield 1;\n}\n[...f()];', 2],
    ['for (const a of { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }) }) }) a;', 1],
  ])('throws an error with the line of the endless loop in %j', (code, line) => {
    expect(problemOf(() => evaluate(code))).toEqual({ ...loop, line });
  });

  test.each([
    ['const f = n => n < 2 ? n : f(n - 1) + f(n - 2);\nf(60);', 1],
    ['\nfunction f() {\n  try { f(); } catch { f(); }\n}\nf();', 2],
    ['const a = new Set([1]);\na.forEach(b => { a.delete(b); a.add(b); });', 2],
    ['Array.from({ length: 1e9 }, () => 1);', 1],
  ])('throws an error with the line of the function that %j calls too often', (code, line) => {
    expect(problemOf(() => evaluate(code))).toEqual({ ...calls, line });
  });

  test('throws when a loop awaits only microtasks, not when the loop awaits tasks', async () => {
    const clock = createFakeClock();
    const run = evaluate('export async function run(next) { for (;;) await next(); }', clock);
    const start = run['run'] as (next: () => unknown) => Promise<void>;
    await expect(start(() => {})).rejects.toMatchObject({
      problem: { ...loop, line: 1 },
    });
    let rounds = 0;
    clock.number += 1;
    const next = () => {
      clock.number += 1;
      if (++rounds > 1000) throw new Error('done');
    };
    await expect(start(next)).rejects.toThrow('done');
  });

  test('throws immediately when stopped code runs again in the same task', () => {
    const clock = createFakeClock();
    const { run } = evaluate('export function run() { for (;;); }', clock);
    expect(problemOf(() => run?.())).toMatchObject(loop);
    const { time } = clock;
    expect(problemOf(() => run?.())).toMatchObject(loop);
    expect(clock.time - time).toBeLessThan(5);
  });

  test('lowers the time budget of a loop when the loop exceeds its budget in many tasks', () => {
    const clock = createFakeClock();
    const { run } = evaluate('export function run() { for (;;); }', clock);
    for (let round = 0; round < 100; round += 1, clock.number += 1) problemOf(() => run?.());
    expect(clock.time).toBeLessThan(1.2 * TIME_BUDGET_MS + 100 * 3);
  });

  test.each([
    [
      'slow calls between short loops',
      'export function run() { for (let i = 0; i < 3; i++); }',
      1000,
    ],
    ['one slow call', 'export const run = () => 1;', 1000],
  ])('allows %s in one task', (_, code, rounds) => {
    const clock = createFakeClock();
    const { run } = evaluate(code, clock);
    for (let round = 0; round < rounds; round += 1) {
      clock.time += 50;
      run?.();
    }
  });

  test('throws a StaleError when newer code has replaced the code with the endless loop', () => {
    let isReplaced = false;
    const clock = createFakeClock();
    const { run } = evaluate('export function run() { for (;;); }', clock, () => isReplaced);
    expect(() => run?.()).toThrow(CodeError);
    isReplaced = true;
    clock.number += 1;
    expect(() => run?.()).toThrow(StaleError);
  });

  test('createGuardClock changes the task number in a new task, not in a microtask', async () => {
    const { task } = createGuardClock();
    const first = task();
    await Promise.resolve();
    expect(task()).toBe(first);
    await expect.poll(task).not.toBe(first);
  });
});
