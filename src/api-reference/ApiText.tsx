import { trustHtml } from '../internal/trustHtml.ts';
import { useInterfaceLang, useLocalPath } from '../i18n/index.ts';

export interface ApiTextProps {
  /** Markdown; rendered as plain text when `html` is undefined. */
  text: string;
  /** The same text as safe HTML, generated when the API was read. */
  html?: string;
}

/** Renders English text from the library's documentation; links keep the reader's language. */
export function ApiText({ text, html }: ApiTextProps) {
  const localPath = useLocalPath();
  const lang = useInterfaceLang() && 'en';
  if (html === undefined) return text === '' ? null : <p lang={lang}>{text}</p>;
  const localHtml = html.replace(
    /href="(\/[^"]*)"/g,
    (_, path: string) => `href="${localPath(path)}"`,
  );
  if (html === '') return null;
  // Omits the wrapping `div` of a single paragraph, which hundreds of rows have.
  const [, paragraph] = ONE_PARAGRAPH.exec(localHtml) ?? [];
  const inner = { __html: trustHtml(paragraph ?? localHtml) };
  if (paragraph !== undefined) return <p lang={lang} dangerouslySetInnerHTML={inner} />;
  return <div lang={lang} data-text="" dangerouslySetInnerHTML={inner} />;
}

const ONE_PARAGRAPH = /^<p>((?:(?!<p>).)*)<\/p>$/s;
