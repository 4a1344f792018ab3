import { stay, type Step } from '../internal/machine.ts';
import { FRAME_HEIGHT, REPLACE_MS, RUN_DELAY_MS, TEXT_LIMIT } from './editor.constants.ts';
import type { EditedDemoOptions, EditedDemoState, StopReason } from './editor.types.ts';
import type { FromFrame, PlayFiles, ToFrame } from './protocol.ts';
import { countText, dropVersion, isSameText, keepVersion, replaceCode } from './versions.ts';

export interface EditorState extends Omit<EditedDemoOptions, 'ports' | 'files'> {
  /** State that the editor shows. */
  demo: EditedDemoState;
  /** The author's files. */
  original: PlayFiles;
  /** Whether the host element, which contains the sandbox iframe, is mounted. */
  isAttached: boolean;
  /** `replacing` during the pause between the removal of a frame and the next one. */
  frame: 'none' | 'replacing' | 'loading' | 'ready';
  /** Number of the last frame; events of earlier frames are ignored. */
  frameId: number;
  /** Files to run when the next frame is ready. */
  next: PlayFiles;
  /** Number of the last run. */
  run: number;
  /** Files of the last run. */
  running: PlayFiles;
  /** Number of the run that caused the problem. */
  problemRun: number;
  /** Versions that worked, newest last. */
  good: readonly PlayFiles[];
}

export type EditorEvent =
  /** Changes the text of a file. The demo runs when typing pauses. */
  | { type: 'edited'; name: string; code: string }
  | { type: 'opened'; name: string }
  /** The editor rejected a text because it is too long. */
  | { type: 'refused' }
  | { type: 'reset' }
  | { type: 'resetUndone' }
  | { type: 'settingsChanged'; settings: EditedDemoOptions['settings'] }
  | { type: 'attached' }
  | { type: 'detached' }
  | { type: 'timerEnded'; timer: EditorTimer }
  | { type: 'messageReceived'; frameId: number; message: FromFrame }
  | { type: 'frameStopped'; frameId: number; reason: StopReason };

export type EditorTimer = 'typing' | 'replacing';

export type EditorEffect =
  /** Replaces the open frame, if there is one. */
  | { type: 'openFrame'; frameId: number }
  | { type: 'closeFrame' }
  | { type: 'post'; message: ToFrame }
  /** Starts or restarts a timer. */
  | { type: 'startTimer'; timer: EditorTimer; milliseconds: number }
  | { type: 'cancelTimer'; timer: EditorTimer };

type EditorStep = Step<EditorState, EditorEffect>;

/** Creates the initial state of an edited demo. */
export function createEditorState(options: Omit<EditedDemoOptions, 'ports'>): EditorState {
  const { files, styling, settings } = options;
  return {
    styling,
    settings,
    demo: {
      files,
      open: files[0].name,
      isOriginal: true,
      isShown: false,
      height: FRAME_HEIGHT.first,
    },
    original: files,
    isAttached: false,
    frame: 'none',
    frameId: 0,
    next: files,
    run: 0,
    running: files,
    problemRun: 0,
    good: [files],
  };
}

/**
 * Reduces an event to the next state and effects.
 * Replaces a failing frame and reruns the last working version.
 */
export function reduceEditor(state: EditorState, event: EditorEvent): EditorStep {
  switch (event.type) {
    case 'edited':
      return edit(state, event.name, event.code);
    case 'opened':
      return stay(show(state, { open: event.name }));
    case 'refused':
      return stay(show(state, { problem: { kind: 'tooLong' } }));
    case 'reset':
      return reset(state);
    case 'resetUndone': {
      const { beforeReset } = state.demo;
      return beforeReset ? changeFiles(state, beforeReset) : stay(state);
    }
    case 'settingsChanged':
      return changeSettings(state, event.settings);
    case 'attached':
      return openFrame({ ...state, isAttached: true }, state.demo.files);
    case 'detached':
      return detach(state);
    case 'timerEnded':
      return event.timer === 'typing' ? runText(state) : openFrame(state, state.next);
    case 'messageReceived':
      return isCurrent(state, event.frameId) ? receive(state, event.message) : stay(state);
    case 'frameStopped':
      return isCurrent(state, event.frameId) ? stop(state, event.reason) : stay(state);
  }
}

function show(state: EditorState, changes: Partial<EditedDemoState>): EditorState {
  return { ...state, demo: { ...state.demo, ...changes } };
}

function isCurrent({ frame, frameId }: EditorState, id: number): boolean {
  return id === frameId && (frame === 'loading' || frame === 'ready');
}

function edit(state: EditorState, name: string, code: string): EditorStep {
  const files = replaceCode(state.demo.files, name, code);
  return isSameText(files, state.demo.files) ? stay(state) : changeFiles(state, files);
}

function changeFiles(state: EditorState, files: PlayFiles, beforeReset?: PlayFiles): EditorStep {
  const isOriginal = isSameText(files, state.original);
  return {
    state: show(state, { files, isOriginal, beforeReset }),
    effects: [{ type: 'startTimer', timer: 'typing', milliseconds: RUN_DELAY_MS }],
  };
}

/** Restores the author's text in a new frame, because the edit may have broken the current one. */
function reset(state: EditorState): EditorStep {
  const { demo, original, frameId } = state;
  if (demo.isOriginal) return stay(state);
  const step = changeFiles(state, original, demo.files);
  if (!isCurrent(state, frameId)) return step;
  const { state: next, effects } = openFrame(step.state, original);
  return { state: next, effects: [{ type: 'cancelTimer', timer: 'typing' }, ...effects] };
}

function changeSettings(state: EditorState, settings: EditorState['settings']): EditorStep {
  const isReady = state.frame === 'ready';
  return {
    state: { ...state, settings },
    effects: isReady ? [{ type: 'post', message: { type: 'settings', settings } }] : [],
  };
}

function openFrame(state: EditorState, next: PlayFiles): EditorStep {
  if (!state.isAttached) return stay(state);
  const frameId = state.frameId + 1;
  return {
    state: { ...state, frame: 'loading', frameId, next },
    effects: [{ type: 'openFrame', frameId }],
  };
}

function detach(state: EditorState): EditorStep {
  return {
    state: { ...state, isAttached: false, frame: 'none' },
    effects: [
      { type: 'cancelTimer', timer: 'typing' },
      { type: 'cancelTimer', timer: 'replacing' },
      { type: 'closeFrame' },
    ],
  };
}

function runText(state: EditorState): EditorStep {
  const { files } = state.demo;
  if (countText(files) > TEXT_LIMIT) return reduceEditor(state, { type: 'refused' });
  switch (state.frame) {
    case 'none':
      return openFrame(state, files);
    case 'ready':
      return run(state, files);
    case 'replacing':
    case 'loading':
      return stay({ ...state, next: files });
  }
}

function run(state: EditorState, files: PlayFiles): EditorStep {
  const number = state.run + 1;
  const message = { type: 'run', run: number, files, styling: state.styling } as const;
  return {
    state: { ...state, run: number, running: files },
    effects: [{ type: 'post', message }],
  };
}

function receive(state: EditorState, message: FromFrame): EditorStep {
  switch (message.type) {
    case 'ready':
      return start(state);
    case 'ran':
      return stay(message.run === state.run ? finish(state) : state);
    case 'failed':
    case 'threw': {
      if (message.run !== state.run) return stay(state);
      return stay({ ...show(state, { problem: message.problem }), problemRun: message.run });
    }
    case 'height':
      return stay(show(state, { height: boundHeight(message.height) }));
    case 'leaving':
      return stop(state, 'left');
    case 'broken':
      return stop(state, 'unavailable');
    case 'pong':
      return stay(state);
  }
}

function start(state: EditorState): EditorStep {
  if (state.frame === 'ready') return stay(state);
  const { settings, next } = state;
  const step = run({ ...state, frame: 'ready' }, next);
  const post: EditorEffect = { type: 'post', message: { type: 'settings', settings } };
  return { state: step.state, effects: [post, ...step.effects] };
}

/** Records a working version. Clears the problem unless this run caused it or ran older text. */
function finish(state: EditorState): EditorState {
  const { demo, running, problemRun, run: lastRun } = state;
  const isNew = isSameText(running, demo.files) && problemRun !== lastRun;
  const shown = show(state, { isShown: true, ...(isNew && { problem: undefined }) });
  return { ...shown, good: keepVersion(state.good, running) };
}

function stop(state: EditorState, reason: StopReason): EditorStep {
  const isCode = reason !== 'unavailable';
  const good = isCode ? dropVersion(state.good, state.running) : state.good;
  const last = isCode ? good.at(-1) : undefined;
  const problem = { kind: 'stopped', reason, runsAgain: last !== undefined } as const;
  const stopped: EditorState = { ...show(state, { problem }), good, frame: 'none' };
  if (!last) return { state: stopped, effects: [{ type: 'closeFrame' }] };
  return {
    state: { ...stopped, frame: 'replacing', next: last },
    effects: [
      { type: 'closeFrame' },
      { type: 'startTimer', timer: 'replacing', milliseconds: REPLACE_MS },
    ],
  };
}

function boundHeight(height: number): number {
  return Math.min(Math.max(height, FRAME_HEIGHT.least), FRAME_HEIGHT.most);
}
