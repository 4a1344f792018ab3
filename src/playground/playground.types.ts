import type * as React from 'react';
import type { CustomTheme } from '../settings/settings.types.ts';
import type { RecordOptions } from './themeHistory.ts';

/** What the playground's controls show and change. */
export interface LookControlProps {
  look: CustomTheme;
  /** Told each look; those of one drag are to be merged, and its end is told by the same look without merging. */
  onChange: (look: CustomTheme, options: RecordOptions) => void;
}

/** What the playground's buttons do. */
export interface PlaygroundActionsProps {
  /** Goes one step back; none where there is no step. */
  onUndo?: (() => void) | undefined;
  /** Goes forward again; none where nothing was undone. */
  onRedo?: (() => void) | undefined;
  /** Takes back the chosen colours. */
  onReset: () => void;
  /** Address that shows the look to someone else. */
  shareUrl: string;
  /** Copies a text; fails where the clipboard is refused. */
  onCopy: (text: string) => Promise<void>;
}

export interface ThemePlaygroundProps extends LookControlProps, PlaygroundActionsProps {
  /** Is shown after the controls, such as a specimen of the look. */
  children?: React.ReactNode;
  /** Is shown below the controls, such as a page with the look. */
  preview?: React.ReactNode;
}
