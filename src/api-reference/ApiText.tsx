import { trustHtml } from '../internal/trustHtml.ts';
import { useInterfaceLang, useLocalPath } from '../i18n/index.ts';

export interface ApiTextProps {
  /** Markdown; rendered as plain text when `html` is undefined. */
  text: string;
  /** The same text as safe HTML, generated when the API was read. */
  html?: string;
}

/** Renders English text of the library. Adds the reader's language to links within the site. */
export function ApiText({ text, html }: ApiTextProps) {
  const localPath = useLocalPath();
  const lang = useInterfaceLang() && 'en';
  if (html === undefined) return text === '' ? null : <p lang={lang}>{text}</p>;
  const localHtml = html.replace(
    /href="(\/[^"]*)"/g,
    (_, path: string) => `href="${localPath(path)}"`,
  );
  if (html === '') return null;
  // Omit the `div` around a single paragraph, because hundreds of rows have only one.
  const [, paragraph] = ONE_PARAGRAPH.exec(localHtml) ?? [];
  const inner = { __html: trustHtml(paragraph ?? localHtml) };
  if (paragraph !== undefined) return <p lang={lang} dangerouslySetInnerHTML={inner} />;
  return <div lang={lang} data-text="" dangerouslySetInnerHTML={inner} />;
}

const ONE_PARAGRAPH = /^<p>((?:(?!<p>).)*)<\/p>$/s;
