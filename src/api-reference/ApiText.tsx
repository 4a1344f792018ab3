export interface ApiTextProps {
  /** Markdown, shown as it is when there is no HTML. */
  text: string;
  /** The same text as safe HTML, made when the API was read. */
  html?: string;
}

/** Shows a text of the library's own documentation. */
export function ApiText({ text, html }: ApiTextProps) {
  if (html === undefined) return text === '' ? null : <p>{text}</p>;
  return html === '' ? null : <div dangerouslySetInnerHTML={{ __html: html }} />;
}
