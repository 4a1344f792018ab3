import * as React from 'react';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import type { ErrorPart } from './explainError.ts';

/** Renders a message with its values. `bdi` isolates the text direction of each value. */
export function ErrorParts({ parts }: { parts: readonly ErrorPart[] }) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  return parts.map(({ kind, text }, index) => {
    const key = `${index}-${kind}`;
    if (kind === 'text') return <React.Fragment key={key}>{text}</React.Fragment>;
    const isMissing = kind === 'missing';
    return (
      <bdi key={key} data-part={kind} lang={isMissing ? lang : undefined}>
        {isMissing ? translate('errors.missing') : text}
      </bdi>
    );
  });
}

/** Renders text, with code elements for the parts in backticks. */
export function InlineCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? (
        <code key={`${index}-${piece}`}>{piece}</code>
      ) : (
        <React.Fragment key={`${index}-${piece}`}>{piece}</React.Fragment>
      ),
    );
}
