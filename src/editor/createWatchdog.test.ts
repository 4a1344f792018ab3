import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWatchdog } from './createWatchdog.ts';
import {
  LOADING_PINGS,
  MEMORY_LIMIT,
  MESSAGES_PER_PING,
  PING_MS,
  SILENT_PINGS,
} from './editor.constants.ts';
import type { FromFrame } from './protocol.ts';

let isHidden = false;

function create() {
  const pings: number[] = [];
  const stops: string[] = [];
  const watchdog = createWatchdog({
    ping: (ping) => pings.push(ping),
    onStop: (reason) => stops.push(reason),
    isHidden: () => isHidden,
  });
  const hear = (message?: FromFrame) => watchdog.hear(message);
  return { watchdog, hear, pings, stops };
}

/** Advances the time by a number of ping intervals. */
const wait = (pings: number) => vi.advanceTimersByTime(pings * PING_MS);

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
});
afterEach(() => vi.useRealTimers());

test('reports "unavailable" when a loading frame misses too many pings', () => {
  const { pings, stops } = create();
  wait(LOADING_PINGS);
  expect(pings).toHaveLength(LOADING_PINGS);
  expect(stops).toEqual([]);
  wait(1);
  expect(stops).toEqual(['unavailable']);
  expect(vi.getTimerCount()).toBe(0);
});

test('reports "silent" when a ready frame misses too many pings', () => {
  const { hear, stops } = create();
  wait(LOADING_PINGS);
  expect(hear({ type: 'ready' })).toBe(true);
  wait(SILENT_PINGS);
  expect(stops).toEqual([]);
  wait(1);
  expect(stops).toEqual(['silent']);
});

test.each<[string, FromFrame | undefined]>([
  ['is garbage', undefined],
  ['is not a pong', { type: 'height', height: 1 }],
  ['answers an older ping', { type: 'pong', ping: 2 }],
])('does not reset the missed pings when a message %s', (_, message) => {
  const { hear, stops } = create();
  hear({ type: 'ready' });
  wait(SILENT_PINGS);
  expect(hear(message)).toBe(true);
  wait(1);
  expect(stops).toEqual(['silent']);
});

test('resets the missed pings when the last ping is answered', () => {
  const { hear, stops } = create();
  hear({ type: 'ready' });
  wait(SILENT_PINGS);
  hear({ type: 'pong', ping: SILENT_PINGS });
  wait(SILENT_PINGS);
  expect(stops).toEqual([]);
});

test('does not ping or stop the frame when the page is hidden', () => {
  const { pings, stops } = create();
  isHidden = true;
  wait(2 * LOADING_PINGS);
  expect({ pings, stops }).toEqual({ pings: [], stops: [] });
});

test.each([
  [MEMORY_LIMIT, []],
  [MEMORY_LIMIT + 1, ['memory']],
])('reports "memory" only when a frame exceeds MEMORY_LIMIT: %i bytes', (memory, reasons) => {
  const { hear, stops } = create();
  wait(1);
  hear({ type: 'pong', ping: 1, memory });
  expect(stops).toEqual(reasons);
});

test('reports a flood once when too many messages arrive between two pings', () => {
  const { hear, stops } = create();
  const hearMany = () => Array.from({ length: MESSAGES_PER_PING }, () => hear());
  expect(new Set(hearMany())).toEqual(new Set([true]));
  wait(1);
  hearMany();
  expect(stops).toEqual([]);
  expect(hear()).toBe(false);
  expect(hear()).toBe(false);
  expect(stops).toEqual(['flood']);
  expect(vi.getTimerCount()).toBe(0);
});

test('reports no stop reason after the watchdog has ended', () => {
  const { watchdog, hear, stops } = create();
  watchdog.end();
  wait(2 * LOADING_PINGS);
  expect(hear({ type: 'ready' })).toBe(false);
  expect(stops).toEqual([]);
});
