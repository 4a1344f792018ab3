import * as React from 'react';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { clickMark } from '../internal/clickMark.ts';
import { trustHtml } from '../internal/trustHtml.ts';
import { countLineElements, hasLineElements } from './codeLines.ts';
import { COPY_ACTIONS, type CodeLanguage } from './code.constants.ts';
import { CodeFrame } from './CodeBlock.styles.ts';
import { LinedPre } from './LinedPre.styles.ts';

export interface CodeBlockProps {
  /** The code as HTML, from `highlightCode`. */
  html: string;
  /** Language of the code. */
  language: CodeLanguage;
  /** Name of the file, shown above the code. */
  title?: string;
  /** Number of the first line; enables line numbers. `html` needs one element per line. */
  firstLine?: number;
}

/** Renders code with a button that copies the source byte for byte (PRD-2). */
export function CodeBlock({ html, language, title, firstLine }: CodeBlockProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  return (
    <CodeFrame data-code-block={language} dir="ltr">
      {title && <figcaption data-markdown-ignore="">{title}</figcaption>}
      <CodeText html={html} firstLine={firstLine} />
      <button
        type="button"
        data-copy=""
        {...clickMark('code', COPY_ACTIONS.pointer)}
        data-copy-hint={translate('code.copyHint', { key: '{key}' })}
        aria-label={translate('code.copyLabel')}
        lang={lang}
      >
        <span data-when="idle">{translate('code.copy')}</span>
        <span data-when="copied">{translate('code.copied')}</span>
        <span data-when="hint" aria-hidden="true" />
      </button>
      <span role="status" lang={lang} />
    </CodeFrame>
  );
}

/** Renders the code without its frame. Long lines scroll, also by keyboard. */
function CodeText({
  html,
  firstLine,
}: Pick<CodeBlockProps, 'html'> & { firstLine: number | undefined }) {
  const trusted = React.useMemo(() => ({ __html: trustHtml(html) }), [html]);
  const code = <code dangerouslySetInnerHTML={trusted} />;
  if (!hasLineElements(html)) {
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll
    return <pre tabIndex={0}>{code}</pre>;
  }
  return (
    <LinedPre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll
      tabIndex={0}
      {...(firstLine !== undefined && numberLines(html, firstLine))}
    >
      {code}
    </LinedPre>
  );
}

function numberLines(html: string, firstLine: number): React.ComponentProps<typeof LinedPre> {
  const before = firstLine - 1;
  const digits = String(before + countLineElements(html)).length;
  const style = { '--line-before': before, '--line-digits': digits } as React.CSSProperties;
  return { style, ...{ 'data-numbered': '' } };
}
