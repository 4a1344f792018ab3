import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SandboxFrameEvents } from '../internal/openSandboxFrame.ts';
import type { PaintedSettings } from '../settings/applySettings.ts';
import { createEditedDemo } from './createEditedDemo.ts';
import {
  MESSAGES_PER_PING,
  PING_MS,
  REPLACE_MS,
  RUN_DELAY_MS,
  TEXT_LIMIT,
} from './editor.constants.ts';
import type { CodeProblem, FromFrame, PlayFiles, ToFrame } from './protocol.ts';

const original: PlayFiles = [{ name: 'A.tsx', code: 'original' }];
const settings = { direction: 'ltr', dense: false } as PaintedSettings;
const host = {} as HTMLElement;
const problem: CodeProblem = { kind: 'syntax', message: 'Unexpected token' };

/** Fake frame that a test controls. */
class FakeFrame {
  sent: ToFrame[] = [];
  isOpen = true;
  answersPings = true;
  events: SandboxFrameEvents;

  constructor(events: SandboxFrameEvents) {
    this.events = events;
  }

  send = (message: ToFrame) => {
    this.sent.push(message);
    if (message.type === 'ping' && this.answersPings)
      this.say({ type: 'pong', ping: message.ping });
  };

  close = () => {
    this.isOpen = false;
  };

  say = (message: FromFrame) => this.events.onMessage(message);

  get run() {
    const runs = this.sent.filter((message) => message.type === 'run');
    return runs.at(-1);
  }

  get code() {
    return this.run?.files[0].code;
  }

  finish = () => this.say({ type: 'ran', run: this.run?.run ?? 0 });
}

const frames: FakeFrame[] = [];
const loadParts = vi.fn(async () => ({ scripts: ['runtime'], fonts: [] }));
let isHidden = false;

async function start() {
  const demo = createEditedDemo({
    files: original,
    styling: 'MUI System',
    settings,
    ports: {
      openFrame(_, events) {
        const frame = new FakeFrame(events);
        frames.push(frame);
        return frame;
      },
      loadParts,
      isHidden: () => isHidden,
    },
  });
  const detach = demo.attach(host);
  const frame = await begin();
  frame.finish();
  return { demo, detach, frame };
}

/** Loads the last frame and reports that it is ready. */
async function begin(): Promise<FakeFrame> {
  await vi.advanceTimersByTimeAsync(0);
  const frame = frames.at(-1)!;
  frame.say({ type: 'ready' });
  return frame;
}

beforeEach(() => {
  vi.useFakeTimers();
  frames.length = 0;
  isHidden = false;
});
afterEach(() => vi.useRealTimers());

describe('edited demo', () => {
  test('sends the settings and runs the original code when the demo starts', async () => {
    const { demo, frame } = await start();
    expect(frame.sent.map(({ type }) => type)).toEqual(['load', 'settings', 'run']);
    expect(frame.code).toBe('original');
    expect(demo.get()).toMatchObject({ isShown: true, isOriginal: true, problem: undefined });
  });

  test('runs the edited code when typing pauses', async () => {
    const { demo, frame } = await start();
    demo.edit('A.tsx', 'a');
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS - 1);
    demo.edit('A.tsx', 'ab');
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS - 1);
    expect(frame.code).toBe('original');
    await vi.advanceTimersByTimeAsync(1);
    expect(frame.code).toBe('ab');
  });

  test('reports a problem until the code works, and ignores problems of older code', async () => {
    const { demo, frame } = await start();
    demo.edit('A.tsx', 'broken');
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS);
    frame.say({ type: 'failed', run: 1, problem: { kind: 'event', message: 'old' } });
    expect(demo.get().problem).toBeUndefined();
    frame.say({ type: 'failed', run: 2, problem });
    expect(demo.get().problem).toEqual(problem);
    demo.edit('A.tsx', 'mended');
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS);
    expect(demo.get().problem).toEqual(problem);
    frame.finish();
    expect(demo.get().problem).toBeUndefined();
  });

  test('keeps the problem when the code throws before the run finishes', async () => {
    const { demo, frame } = await start();
    demo.edit('A.tsx', 'noisy');
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS);
    frame.say({ type: 'threw', run: 2, problem });
    frame.finish();
    expect(demo.get().problem).toEqual(problem);
  });

  test('restores the original code on reset, and the edited code on undo', async () => {
    const { demo } = await start();
    demo.edit('A.tsx', 'mine');
    demo.reset();
    expect(demo.get()).toMatchObject({ files: original, isOriginal: true });
    demo.undoReset();
    expect(demo.get().files[0].code).toBe('mine');
    expect(demo.get().beforeReset).toBeUndefined();
    demo.reset();
    demo.edit('A.tsx', 'other');
    demo.undoReset();
    expect(demo.get().files[0].code).toBe('other');
  });

  test('opens a new frame on reset, because the edit may have broken the old frame', async () => {
    const { demo, frame } = await start();
    demo.edit('A.tsx', 'Array.prototype.map = null');
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS);
    frame.finish();
    demo.reset();
    expect(frame.isOpen).toBe(false);
    const next = await begin();
    expect(next).not.toBe(frame);
    expect(next.code).toBe('original');
  });

  test('does not run code that exceeds TEXT_LIMIT, but keeps the code', async () => {
    const { demo, frame } = await start();
    const long = 'a'.repeat(TEXT_LIMIT + 1);
    demo.edit('A.tsx', long);
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS);
    expect(frame.code).toBe('original');
    expect(demo.get()).toMatchObject({ problem: { kind: 'tooLong' }, files: [{ code: long }] });
  });

  test('sends changed settings to a ready frame and to its replacement', async () => {
    const { demo, frame } = await start();
    const next = { ...settings, dense: true };
    demo.setSettings(next);
    expect(frame.sent.at(-1)).toEqual({ type: 'settings', settings: next });
    frame.events.onLeave();
    await vi.advanceTimersByTimeAsync(REPLACE_MS);
    expect((await begin()).sent).toContainEqual({ type: 'settings', settings: next });
  });

  test('limits the height of the frame to the range from 48 to 2000 pixels', async () => {
    const { demo, frame } = await start();
    frame.say({ type: 'height', height: 1e9 });
    expect(demo.get().height).toBe(2000);
    frame.say({ type: 'height', height: 0 });
    expect(demo.get().height).toBe(48);
  });
});

describe('failing frame', () => {
  async function run(code: string) {
    const started = await start();
    started.demo.edit('A.tsx', code);
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS);
    return started;
  }

  async function replacement() {
    await vi.advanceTimersByTimeAsync(REPLACE_MS);
    return begin();
  }

  test('replaces an unresponsive frame and runs the last working version of the code', async () => {
    const { demo, frame } = await run('endless');
    frame.answersPings = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(frame.isOpen).toBe(false);
    const next = await replacement();
    expect(next.code).toBe('original');
    next.finish();
    expect(demo.get()).toMatchObject({
      files: [{ code: 'endless' }],
      problem: { kind: 'stopped', reason: 'silent', runsAgain: true },
    });
    demo.edit('A.tsx', 'mended');
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS);
    next.finish();
    expect(demo.get().problem).toBeUndefined();
  });

  test('replaces an unresponsive frame within three seconds of the edit', async () => {
    const { frame } = await run('endless');
    frame.answersPings = false;
    await vi.advanceTimersByTimeAsync(3000 - RUN_DELAY_MS);
    expect(frames).toHaveLength(2);
  });

  test('does not rerun a version of the code that hung after a successful run', async () => {
    const { frame } = await run('hangs later');
    frame.finish();
    frame.answersPings = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect((await replacement()).code).toBe('original');
  });

  test('opens no new frame before the next edit when no version of the code works', async () => {
    const { demo, frame } = await start();
    frame.answersPings = false;
    await vi.advanceTimersByTimeAsync(2000 + REPLACE_MS);
    expect(frames).toHaveLength(1);
    expect(demo.get().problem).toMatchObject({ reason: 'silent', runsAgain: false });
    demo.edit('A.tsx', 'mended');
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS);
    expect((await begin()).code).toBe('mended');
  });

  test('runs the newest code in the replacement frame when the code has changed', async () => {
    const { demo, frame } = await run('leaves');
    frame.say({ type: 'leaving' });
    expect(demo.get().problem).toMatchObject({ reason: 'left' });
    demo.edit('A.tsx', 'stays');
    const next = await replacement();
    expect(next.code).toBe('stays');
  });

  test('keeps an unresponsive frame when the page is hidden', async () => {
    const { frame } = await start();
    frame.answersPings = false;
    isHidden = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(frame.isOpen).toBe(true);
  });

  test.each([
    ['leaves its document', 'left', (frame: FakeFrame) => frame.events.onLeave()],
    ['posts messages to the window', 'flood', (frame: FakeFrame) => frame.events.onFlood()],
    [
      'sends too many messages',
      'flood',
      (frame: FakeFrame) => {
        for (let count = 0; count <= MESSAGES_PER_PING; count += 1) {
          frame.events.onMessage({ garbage: count });
        }
      },
    ],
  ] as const)('stops a frame that %s', async (_, reason, act) => {
    const { demo, frame } = await run('bad');
    act(frame);
    expect(frame.isOpen).toBe(false);
    expect(demo.get().problem).toMatchObject({ kind: 'stopped', reason });
    expect((await replacement()).code).toBe('original');
  });

  test('stops a frame that uses too much memory', async () => {
    const { demo, frame } = await run('hog');
    frame.answersPings = false;
    await vi.advanceTimersByTimeAsync(PING_MS);
    const ping = frame.sent.filter((message) => message.type === 'ping').at(-1)?.ping ?? 0;
    frame.say({ type: 'pong', ping, memory: 2e9 });
    expect(demo.get().problem).toMatchObject({ reason: 'memory' });
  });

  test('reports a problem when demo scripts fail to load, and retries after an edit', async () => {
    loadParts.mockRejectedValueOnce(new Error('offline'));
    const { demo } = await start();
    expect(demo.get().problem).toMatchObject({ reason: 'unavailable' });
    demo.edit('A.tsx', 'later');
    await vi.advanceTimersByTimeAsync(RUN_DELAY_MS);
    expect((await begin()).code).toBe('later');
  });

  test('closes the frame and stops all timers when the demo is detached', async () => {
    const { detach, demo, frame } = await run('bad');
    detach();
    expect(frame.isOpen).toBe(false);
    demo.edit('A.tsx', 'late');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(frames).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
