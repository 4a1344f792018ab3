import type * as React from 'react';
import type { CustomTheme } from '../settings/settings.types.ts';
import type { RecordOptions } from './themeHistory.ts';

/** Props of the controls, which show and change a theme. */
export interface ThemeControlProps {
  theme: CustomTheme;
  /**
   * Called with each theme. Changes during a drag have `merge: true`.
   * The same theme with `merge: false` ends the drag.
   */
  onChange: (theme: CustomTheme, options: RecordOptions) => void;
}

/** Props of the buttons of the playground. */
export interface PlaygroundActionsProps {
  /** Undoes one step. Undefined when there is no step. */
  onUndo?: (() => void) | undefined;
  /** Redoes one step. Undefined when no step was undone. */
  onRedo?: (() => void) | undefined;
  /** Resets the chosen colors. */
  onReset: () => void;
  /** URL that shares the theme. */
  shareUrl: string;
  /** Copies a string. Rejects when the clipboard is denied. */
  onCopy: (text: string) => Promise<void>;
}

export interface ThemePlaygroundProps extends ThemeControlProps, PlaygroundActionsProps {
  /** Content after the controls, such as a specimen of the theme. */
  children?: React.ReactNode;
  /** Content below the controls, such as a page with the theme. */
  preview?: React.ReactNode;
}
