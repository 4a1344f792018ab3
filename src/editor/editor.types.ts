import type { SandboxFrame, SandboxFrameEvents } from '../internal/openSandboxFrame.ts';
import type { PaintedSettings } from '../settings/applySettings.ts';
import type { CodeStyling } from '../settings/settings.types.ts';
import type { CodeProblem, PlayFiles, PlayFont, ToFrame } from './protocol.ts';

/** Why a frame was taken away. */
export type StopReason = 'silent' | 'memory' | 'flood' | 'left' | 'unavailable';

/** What the reader is told beside the code. */
export type EditorProblem =
  | CodeProblem
  | { kind: 'stopped'; reason: StopReason; runsAgain: boolean }
  | { kind: 'tooLong' };

export interface EditedDemoState {
  /** The reader's text; the first file exports the component. */
  files: PlayFiles;
  /** Name of the file that is open. */
  open: string;
  /** Whether the text is its author's. */
  isOriginal: boolean;
  /** What is wrong, if anything is. */
  problem?: EditorProblem;
  /** What a reset took away, until the next change. */
  beforeReset?: PlayFiles;
  /** Whether a version of the demo has been drawn. */
  isShown: boolean;
  /** Height of the frame's content, in pixels. */
  height: number;
}

/** A frame that runs edited code. */
export type PlayFrame = SandboxFrame<ToFrame>;

/** The scripts and fonts that a frame needs. */
export interface PlayParts {
  scripts: readonly string[];
  fonts: readonly PlayFont[];
}

/** What editing needs of the outside. */
export interface EditorPorts {
  /** Puts a frame into an element. */
  openFrame: (host: HTMLElement, events: SandboxFrameEvents) => PlayFrame;
  /** Loads what the frame of this demo needs; asked again after a failure, it tries again. */
  loadParts: () => Promise<PlayParts>;
  /** Whether nobody looks at the page: then nothing has to answer in time. */
  isHidden: () => boolean;
}

export interface EditedDemoOptions {
  /** The demo as its author wrote it. */
  files: PlayFiles;
  styling: CodeStyling;
  settings: PaintedSettings;
  ports: EditorPorts;
}
