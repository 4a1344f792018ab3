import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaintedSettings } from '../settings/applySettings.ts';
import type { StopReason } from './editor.types.ts';
import { createEditorState, reduceEditor, type EditorEvent } from './editorMachine.ts';

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
