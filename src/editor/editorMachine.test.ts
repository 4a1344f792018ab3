import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaintedSettings } from '../settings/applySettings.ts';
import type { StopReason } from './editor.types.ts';
import {
  createEditorState,
  reduceEditor,
  type EditorEffect,
  type EditorEvent,
  type EditorTimer,
} from './editorMachine.ts';
import { REPLACE_MS, RUN_DELAY_MS, TEXT_LIMIT } from './editor.constants.ts';
import type { FromFrame } from './protocol.ts';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 1000);
const settings = { direction: 'ltr', dense: false } as PaintedSettings;
const options = { files: [{ name: 'A.tsx', code: 'a' }], styling: 'CSS', settings } as const;

/** Age of the event's frame: 0 for the current frame (more likely), 1 for the frame before. */
const frameId = fc.constantFrom(0, 0, 0, 1);
const event: fc.Arbitrary<EditorEvent> = fc.oneof(
  fc.constantFrom<EditorEvent>(
    { type: 'attached' },
    { type: 'detached' },
    { type: 'reset' },
    { type: 'resetUndone' },
    { type: 'settingsChanged', settings },
    { type: 'timerEnded', timer: 'typing' },
    { type: 'timerEnded', timer: 'replacing' },
  ),
  fc.constantFrom('a', 'b', 'c').map((code) => ({ type: 'edited', name: 'A.tsx', code }) as const),
  fc.record({
    type: fc.constant('messageReceived' as const),
    frameId,
    message: fc.oneof(
      fc.constant({ type: 'ready' } as const),
      fc.constant({ type: 'leaving' } as const),
      fc.record({ type: fc.constant('ran' as const), run: fc.nat(6) }),
    ),
  }),
  fc.record({
    type: fc.constant('frameStopped' as const),
    frameId,
    reason: fc.constantFrom<StopReason>('silent', 'flood', 'unavailable'),
  }),
);

test('posts only to a ready frame and opens frames only while attached, in any event order', () => {
  let posts = 0;
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let { state } = reduceEditor(createEditorState(options), { type: 'attached' });
      let isOpen = true;
      for (const step of events) {
        const isOfFrame = 'frameId' in step;
        const frame = isOfFrame && { frameId: state.frameId - step.frameId };
        const next = reduceEditor(state, { ...step, ...frame });
        for (const effect of next.effects) {
          if (effect.type === 'openFrame') isOpen = true;
          if (effect.type === 'closeFrame') isOpen = false;
          if (effect.type !== 'post') continue;
          posts += 1;
          expect(next.state.frame).toBe('ready');
          expect(isOpen).toBe(true);
        }
        ({ state } = next);
        expect(isOpen).toBe(state.frame === 'loading' || state.frame === 'ready');
        if (isOpen) expect(state.isAttached).toBe(true);
      }
    }),
    { numRuns: runs },
  );
  expect(posts).toBeGreaterThan(runs / 10);
});

test('ignores messages of a frame that was replaced', () => {
  let state = createEditorState(options);
  const send = (step: EditorEvent) => {
    const next = reduceEditor(state, step);
    ({ state } = next);
    return next.effects;
  };
  send({ type: 'attached' });
  send({ type: 'frameStopped', frameId: 1, reason: 'silent' });
  send({ type: 'edited', name: 'A.tsx', code: 'b' });
  send({ type: 'timerEnded', timer: 'typing' });
  expect(send({ type: 'messageReceived', frameId: 1, message: { type: 'ready' } })).toEqual([]);
});

describe('reduceEditor', () => {
  const running: EditorEvent[] = [{ type: 'attached' }, receive({ type: 'ready' })];
  const edited = { type: 'edited', name: 'A.tsx', code: 'b' } as const;
  const typed: EditorEvent = { type: 'timerEnded', timer: 'typing' };
  const reset: EditorEvent = { type: 'reset' };
  const settingsChanged: EditorEvent = { type: 'settingsChanged', settings };
  const close: EditorEffect = { type: 'closeFrame' };
  const wait: EditorEffect = { type: 'startTimer', timer: 'typing', milliseconds: RUN_DELAY_MS };
  const open = (id: number): EditorEffect => ({ type: 'openFrame', frameId: id });
  const cancel = (timer: EditorTimer): EditorEffect => ({ type: 'cancelTimer', timer });

  function receive(message: FromFrame): EditorEvent {
    return { type: 'messageReceived', frameId: 1, message };
  }

  /** Returns the step of the last event. */
  function send(...events: EditorEvent[]) {
    let step: ReturnType<typeof reduceEditor> = { state: createEditorState(options), effects: [] };
    for (const next of events) step = reduceEditor(step.state, next);
    return step;
  }

  test.each<[string, EditorEvent[], EditorEvent]>([
    ['a pause in typing before the demo is attached', [], typed],
    ['a reset of unchanged code', running, reset],
    ['a second ready message', running, receive({ type: 'ready' })],
    ['the end of an older run', [...running, edited, typed], receive({ type: 'ran', run: 1 })],
  ])('ignores %s', (_, before, last) => {
    expect(send(...before, last)).toEqual({ state: send(...before).state, effects: [] });
  });

  test.each<[string, EditorEvent[], EditorEffect[]]>([
    ['opens a frame when the demo is attached', [{ type: 'attached' }], [open(1)]],
    [
      'replaces the frame when the code is reset',
      [...running, edited, reset],
      [cancel('typing'), open(2)],
    ],
    ['opens no frame when the code is reset before a frame is open', [edited, reset], [wait]],
    [
      'posts no settings when the frame is still loading',
      [{ type: 'attached' }, settingsChanged],
      [],
    ],
    [
      'cancels all timers when the demo is detached',
      [...running, { type: 'detached' }],
      [cancel('typing'), cancel('replacing'), close],
    ],
    [
      'schedules the original code when the first edit hangs',
      [...running, edited, typed, { type: 'frameStopped', frameId: 1, reason: 'silent' }],
      [close, { type: 'startTimer', timer: 'replacing', milliseconds: REPLACE_MS }],
    ],
  ])('%s', (_, events, effects) => {
    expect(send(...events).effects).toEqual(effects);
  });

  test('keeps the working versions of the code but runs none when the frame is broken', () => {
    const { state, effects } = send(...running, edited, typed, receive({ type: 'broken' }));
    expect(effects).toEqual([close]);
    expect(state).toMatchObject({
      demo: { problem: { kind: 'stopped', reason: 'unavailable', runsAgain: false } },
      good: [options.files],
    });
  });

  test('runs the code when it has exactly TEXT_LIMIT characters', () => {
    const { state } = send(...running, { ...edited, code: 'b'.repeat(TEXT_LIMIT) }, typed);
    expect(state.running).toBe(state.demo.files);
  });

  test('opens the selected file before the demo has rendered', () => {
    const { demo } = send(...running, { type: 'opened', name: 'b.ts' }).state;
    expect(demo).toMatchObject({ open: 'b.ts', isShown: false });
  });
});
