import { createStore, type Store } from '../internal/createStore.ts';
import { createWatchdog, type Watchdog } from './createWatchdog.ts';
import { FRAME_HEIGHT, REPLACE_MS, RUN_DELAY_MS, TEXT_LIMIT } from './editor.constants.ts';
import type { EditedDemoOptions, EditedDemoState, PlayFrame, StopReason } from './editor.types.ts';
import { parseFromFrame, type FromFrame, type PlayFiles } from './protocol.ts';
import { countText, dropVersion, isSameText, keepVersion, replaceCode } from './versions.ts';

/** Demo that the user edits: its text, its problem, and the iframe that runs it. */
export interface EditedDemo extends Pick<Store<EditedDemoState>, 'get' | 'subscribe'> {
  /** Changes the text of a file; it runs when typing pauses. */
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

interface Link {
  frame: PlayFrame;
  watchdog: Watchdog;
  isReady: boolean;
  /** Files to run once the frame is ready. */
  first: PlayFiles;
}

/** Creates an edited demo; replaces a failing frame and runs the last working version again. */
export function createEditedDemo(options: EditedDemoOptions): EditedDemo {
  return new Editing(options);
}

class Editing implements EditedDemo {
  #options: EditedDemoOptions;
  #store: Store<EditedDemoState>;
  #host: HTMLElement | undefined;
  #link: Link | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Files to run after the pause that follows the removal of a frame. */
  #next: { files: PlayFiles; timer: ReturnType<typeof setTimeout> } | undefined;
  #run = 0;
  /** Files of the last run. */
  #running: PlayFiles;
  /** Number of the run that caused the problem. */
  #problemRun = 0;
  /** Versions that worked, newest last. */
  #good: readonly PlayFiles[];

  constructor(options: EditedDemoOptions) {
    this.#options = options;
    const { files } = options;
    this.#store = createStore<EditedDemoState>({
      files,
      open: files[0].name,
      isOriginal: true,
      isShown: false,
      height: FRAME_HEIGHT.first,
    });
    this.#running = files;
    this.#good = [files];
  }

  get = () => this.#store.get();

  subscribe = (listener: () => void) => this.#store.subscribe(listener);

  edit = (name: string, code: string) => {
    const files = replaceCode(this.get().files, name, code);
    if (isSameText(files, this.get().files)) return;
    this.#change({ files, beforeReset: undefined });
  };

  open = (name: string) => this.#store.change({ open: name });

  refuse = () => this.#store.change({ problem: { kind: 'tooLong' } });

  reset = () => {
    const { files, isOriginal } = this.get();
    if (isOriginal) return;
    this.#change({ files: this.#options.files, beforeReset: files });
    // Open a new frame, because the edited code may have broken the current one.
    if (this.#link) {
      clearTimeout(this.#timer);
      this.#openFrame(this.#options.files);
    }
  };

  undoReset = () => {
    const { beforeReset } = this.get();
    if (beforeReset) this.#change({ files: beforeReset, beforeReset: undefined });
  };

  setSettings = (settings: EditedDemoOptions['settings']) => {
    this.#options = { ...this.#options, settings };
    if (this.#link?.isReady) this.#link.frame.send({ type: 'settings', settings });
  };

  attach = (host: HTMLElement) => {
    this.#host = host;
    this.#openFrame(this.get().files);
    return () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#next?.timer);
      this.#next = undefined;
      this.#closeFrame();
      this.#host = undefined;
    };
  };

  #change(changes: Pick<EditedDemoState, 'files' | 'beforeReset'>) {
    this.#store.change({ ...changes, isOriginal: isSameText(changes.files, this.#options.files) });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#runText(), RUN_DELAY_MS);
  }

  #runText() {
    const { files } = this.get();
    if (countText(files) > TEXT_LIMIT) this.refuse();
    else if (this.#next) this.#next.files = files;
    else if (!this.#link) this.#openFrame(files);
    else if (this.#link.isReady) this.#send(files);
    else this.#link.first = files;
  }

  #send(files: PlayFiles) {
    const { styling } = this.#options;
    this.#run += 1;
    this.#running = files;
    this.#link?.frame.send({ type: 'run', run: this.#run, files, styling });
  }

  #openFrame(first: PlayFiles) {
    if (!this.#host) return;
    this.#closeFrame();
    const { openFrame, isHidden } = this.#options.ports;
    const isOld = () => this.#link !== link;
    const stop = (reason: StopReason) => isOld() || this.#stop(reason);
    const frame = openFrame(this.#host, {
      onMessage(data) {
        const message = parseFromFrame(data);
        if (!isOld() && watchdog.hear(message) && message) hear(message);
      },
      onLeave: () => stop('left'),
      onFlood: () => stop('flood'),
    });
    const hear = (message: FromFrame) => this.#hear(message);
    const ping = (count: number) => frame.send({ type: 'ping', ping: count });
    const watchdog = createWatchdog({ ping, isHidden, onStop: stop });
    const link: Link = { frame, watchdog, first, isReady: false };
    this.#link = link;
    this.#options.ports.loadParts().then(
      (parts) => isOld() || frame.send({ type: 'load', ...parts }),
      () => stop('unavailable'),
    );
  }

  #closeFrame() {
    this.#link?.watchdog.end();
    this.#link?.frame.close();
    this.#link = undefined;
  }

  #hear(message: FromFrame) {
    switch (message.type) {
      case 'ready':
        this.#begin();
        break;
      case 'ran':
        if (message.run === this.#run) this.#finish();
        break;
      case 'failed':
      case 'threw':
        if (message.run !== this.#run) break;
        this.#problemRun = message.run;
        this.#store.change({ problem: message.problem });
        break;
      case 'height':
        this.#store.change({ height: boundHeight(message.height) });
        break;
      case 'leaving':
        this.#stop('left');
        break;
      case 'broken':
        this.#stop('unavailable');
        break;
    }
  }

  #begin() {
    const link = this.#link;
    if (!link || link.isReady) return;
    link.isReady = true;
    link.frame.send({ type: 'settings', settings: this.#options.settings });
    this.#send(link.first);
  }

  #finish() {
    this.#good = keepVersion(this.#good, this.#running);
    // Keep the problem of a replaced frame until the user changes the text that caused it.
    const isText = isSameText(this.#running, this.get().files);
    const isNew = isText && this.#problemRun !== this.#run;
    this.#store.change({ isShown: true, ...(isNew && { problem: undefined }) });
  }

  #stop(reason: StopReason) {
    this.#closeFrame();
    const isCode = reason !== 'unavailable';
    if (isCode) this.#good = dropVersion(this.#good, this.#running);
    const last = isCode ? this.#good.at(-1) : undefined;
    this.#store.change({ problem: { kind: 'stopped', reason, runsAgain: last !== undefined } });
    if (last) this.#openLater(last);
  }

  #openLater(files: PlayFiles) {
    const open = () => {
      const first = this.#next?.files;
      this.#next = undefined;
      if (first) this.#openFrame(first);
    };
    this.#next = { files, timer: setTimeout(open, REPLACE_MS) };
  }
}

function boundHeight(height: number): number {
  return Math.min(Math.max(height, FRAME_HEIGHT.least), FRAME_HEIGHT.most);
}
