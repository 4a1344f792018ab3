import { runMachine, type RunningMachine } from '../internal/machine.ts';
import type { Store } from '../internal/createStore.ts';
import { createWatchdog } from './createWatchdog.ts';
import {
  createEditorState,
  reduceEditor,
  type EditorEffect,
  type EditorEvent,
  type EditorState,
  type EditorTimer,
} from './editorMachine.ts';
import type {
  EditedDemoOptions,
  EditedDemoState,
  EditorPorts,
  StopReason,
} from './editor.types.ts';
import { parseFromFrame, type ToFrame } from './protocol.ts';

/** Demo that the user edits: its text, its problem, and the iframe that runs it. */
export interface EditedDemo extends Pick<Store<EditedDemoState>, 'get' | 'subscribe'> {
  /** Changes the text of a file. The demo runs when typing pauses. */
  edit: (name: string, code: string) => void;
  /** Opens a file. */
  open: (name: string) => void;
  /** Reports that a text was rejected because it is too long. */
  refuse: () => void;
  /** Restores the author's text. */
  reset: () => void;
  /** Restores the text from before the reset. */
  undoReset: () => void;
  /** Renders the demo with other settings. */
  setSettings: (settings: EditedDemoOptions['settings']) => void;
  /** Runs the demo in an iframe inside an element; returns a function that removes the iframe. */
  attach: (host: HTMLElement) => () => void;
}

/** Creates an edited demo. Replaces a failing frame and reruns the last working version. */
export function createEditedDemo({ ports, ...options }: EditedDemoOptions): EditedDemo {
  const effects = createEffects(ports);
  const machine = runMachine<EditorState, EditorEvent, EditorEffect>({
    initial: createEditorState(options),
    reduce: reduceEditor,
    run: (effect) => effects.run(effect, machine),
  });
  const { send, subscribe } = machine;
  return {
    get: () => machine.get().demo,
    subscribe,
    edit: (name, code) => send({ type: 'edited', name, code }),
    open: (name) => send({ type: 'opened', name }),
    refuse: () => send({ type: 'refused' }),
    reset: () => send({ type: 'reset' }),
    undoReset: () => send({ type: 'resetUndone' }),
    setSettings: (settings) => send({ type: 'settingsChanged', settings }),
    attach(host) {
      effects.setHost(host);
      send({ type: 'attached' });
      return () => send({ type: 'detached' });
    },
  };
}

type EditorMachine = RunningMachine<EditorState, EditorEvent>;

/** Creates the runner of the effects, which owns the iframe and the timers. */
function createEffects(ports: EditorPorts) {
  const timers: Partial<Record<EditorTimer, ReturnType<typeof setTimeout>>> = {};
  let host: HTMLElement | undefined;
  let frame: WatchedFrame | undefined;

  return {
    setHost(element: HTMLElement) {
      host = element;
    },
    run(effect: EditorEffect, machine: EditorMachine) {
      switch (effect.type) {
        case 'openFrame':
          frame?.close();
          frame = host && openWatchedFrame(host, ports, effect.frameId, machine);
          break;
        case 'closeFrame':
          frame?.close();
          frame = undefined;
          break;
        case 'post':
          frame?.post(effect.message);
          break;
        case 'startTimer': {
          const { timer, milliseconds } = effect;
          clearTimeout(timers[timer]);
          const end = () => machine.send({ type: 'timerEnded', timer });
          timers[timer] = setTimeout(end, milliseconds);
          break;
        }
        case 'cancelTimer':
          clearTimeout(timers[effect.timer]);
          break;
      }
    },
  };
}

interface WatchedFrame {
  post: (message: ToFrame) => void;
  close: () => void;
}

/** Opens a frame, watches it, and loads the scripts and fonts of the demo into it. */
function openWatchedFrame(
  host: HTMLElement,
  { openFrame, loadParts, isHidden }: EditorPorts,
  frameId: number,
  { send }: EditorMachine,
): WatchedFrame {
  let isClosed = false;
  const stop = (reason: StopReason) => send({ type: 'frameStopped', frameId, reason });
  const frame = openFrame(host, {
    onMessage(data) {
      const message = parseFromFrame(data);
      if (watchdog.hear(message) && message) send({ type: 'messageReceived', frameId, message });
    },
    onLeave: () => stop('left'),
    onFlood: () => stop('flood'),
  });
  const ping = (count: number) => frame.send({ type: 'ping', ping: count });
  const watchdog = createWatchdog({ ping, isHidden, onStop: stop });
  loadParts().then(
    (parts) => isClosed || frame.send({ type: 'load', ...parts }),
    () => stop('unavailable'),
  );
  return {
    post: (message) => frame.send(message),
    close() {
      isClosed = true;
      watchdog.end();
      frame.close();
    },
  };
}
