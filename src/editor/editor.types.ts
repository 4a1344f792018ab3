import type { SandboxFrame, SandboxFrameEvents } from '../internal/openSandboxFrame.ts';
import type { PaintedSettings } from '../settings/applySettings.ts';
import type { CodeStyling } from '../settings/settings.types.ts';
import type { CodeProblem, PlayFiles, PlayFont, ToFrame } from './protocol.ts';

/** Reason why a frame was stopped. */
export type StopReason = 'silent' | 'memory' | 'flood' | 'left' | 'unavailable';

/** Problem that the editor shows. */
export type EditorProblem =
  | CodeProblem
  | { kind: 'stopped'; reason: StopReason; runsAgain: boolean }
  | { kind: 'tooLong' };

export interface EditedDemoState {
  /** Edited files; the first exports the component. */
  files: PlayFiles;
  /** Name of the open file. */
  open: string;
  /** Whether all files equal the author's version. */
  isOriginal: boolean;
  problem?: EditorProblem;
  /** Files from before the last reset, until the next change. */
  beforeReset?: PlayFiles;
  /** Whether a version of the demo has rendered. */
  isShown: boolean;
  /** Height of the frame's content, in pixels. */
  height: number;
}

/** Iframe that runs edited code. */
export type PlayFrame = SandboxFrame<ToFrame>;

/** Scripts and fonts that a frame needs. */
export interface PlayParts {
  scripts: readonly string[];
  fonts: readonly PlayFont[];
}

/** Operations of the page that the editor depends on. */
export interface EditorPorts {
  /** Opens a frame inside an element. */
  openFrame: (host: HTMLElement, events: SandboxFrameEvents) => PlayFrame;
  /** Loads the scripts and fonts of this demo's frame. A call after a failure retries. */
  loadParts: () => Promise<PlayParts>;
  /** Returns whether the page is hidden. The frame gets no pings while the page is hidden. */
  isHidden: () => boolean;
}

export interface EditedDemoOptions {
  /** Original files of the demo. */
  files: PlayFiles;
  styling: CodeStyling;
  settings: PaintedSettings;
  ports: EditorPorts;
}
