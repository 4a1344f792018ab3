import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import type { CodeLanguage } from './code.constants.ts';
import { CodeFrame } from './CodeBlock.styles.ts';

export interface CodeBlockProps {
  /** The code as HTML, from `highlightCode`. */
  html: string;
  /** Language of the code. */
  language: CodeLanguage;
  /** Name of the file, shown above the code. */
  title?: string;
}

/** Shows code with a copy button; what is copied is the source, byte for byte (PRD-2). */
export function CodeBlock({ html, language, title }: CodeBlockProps) {
  const translate = useTranslate();
  const lang = useInterfaceLang();
  const copyLabel = translate('code.copyLabel');
  return (
    <CodeFrame data-code-block={language} dir="ltr">
      {title && <figcaption>{title}</figcaption>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by keyboard */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button
        type="button"
        data-copy=""
        data-copy-label={copyLabel}
        data-copied-label={translate('code.copied')}
        aria-label={copyLabel}
        lang={lang}
      >
        <span data-when="idle">{translate('code.copy')}</span>
        <span data-when="copied">{translate('code.copied')}</span>
      </button>
      <span role="status" lang={lang} />
    </CodeFrame>
  );
}
