import * as React from 'react';
import { splitLabel } from './apiLabelParts.ts';

export interface ApiSentenceProps {
  /** Label with code in backticks and one `{place}`. */
  label: string;
  /** What stands in the label's place. */
  children?: React.ReactNode;
}

/** Writes a label as a paragraph, with its code and value set in. */
export function ApiSentence({ label, children }: ApiSentenceProps) {
  return (
    <p>
      {splitLabel(label).map(({ kind, text }, index) => {
        if (kind === 'text') return text;
        return (
          <React.Fragment key={index}>
            {kind === 'code' ? <code>{text}</code> : children}
          </React.Fragment>
        );
      })}
    </p>
  );
}
