import * as React from 'react';
import { CalloutRoot } from './Callout.styles.ts';
import type { CalloutSeverity } from './callout.constants.ts';

const MARKS: Record<CalloutSeverity, string> = {
  info: 'i',
  success: '✓',
  warning: '!',
  error: '×',
};

export interface CalloutProps {
  /** Severity, which determines the color and the mark. @default 'info' */
  severity?: CalloutSeverity;
  /** Language of the content; undefined for the language around the note. */
  lang?: string | undefined;
  /** Content of the note. */
  children?: React.ReactNode;
}

/** Renders a note with a border, a mark and a color that depend on its severity. */
export function Callout({ severity = 'info', lang, children }: CalloutProps) {
  return (
    <CalloutRoot role="note" data-severity={severity} lang={lang}>
      <span aria-hidden="true">{MARKS[severity]}</span>
      <div>{children}</div>
    </CalloutRoot>
  );
}
