import * as React from 'react';
import { splitLabel } from './apiLabelParts.ts';

export interface ApiSentenceProps {
  /** Label that may contain code in backticks and one `{placeholder}`. */
  label: string;
  /** Replacement of the placeholder. */
  children?: React.ReactNode;
}

/** Renders a label as a paragraph, with code elements and its placeholder replaced. */
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
