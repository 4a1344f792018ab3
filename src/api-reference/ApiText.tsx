import { trustHtml } from '../internal/trustHtml.ts';
import { useInterfaceLang, useLocalPath } from '../i18n/index.ts';

export interface ApiTextProps {
  /** Markdown, shown as it is when there is no HTML. */
  text: string;
  /** The same text as safe HTML, made when the API was read. */
  html?: string;
}

/** Shows a text of the library's own documentation, which is English; its links keep the reader's language. */
export function ApiText({ text, html }: ApiTextProps) {
  const localPath = useLocalPath();
  const lang = useInterfaceLang() && 'en';
  if (html === undefined) return text === '' ? null : <p lang={lang}>{text}</p>;
  const localHtml = html.replace(
    /href="(\/[^"]*)"/g,
    (_, path: string) => `href="${localPath(path)}"`,
  );
  if (html === '') return null;
  // Hundreds of rows have one paragraph each: it needs no box of its own.
  const [, only] = ONE_PARAGRAPH.exec(localHtml) ?? [];
  const inner = { __html: trustHtml(only ?? localHtml) };
  if (only !== undefined) return <p lang={lang} dangerouslySetInnerHTML={inner} />;
  return <div lang={lang} data-text="" dangerouslySetInnerHTML={inner} />;
}

const ONE_PARAGRAPH = /^<p>((?:(?!<p>).)*)<\/p>$/s;
