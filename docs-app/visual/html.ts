/** Text that is HTML already. */
export interface Html {
  html: string;
}

type Value = Html | string | number | readonly Html[] | false | null | undefined;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Writes HTML; whatever is put into it is text unless it was written here too. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const parts = strings.map((string, index) => string + render(values[index]));
  return { html: parts.join('') };
}

function render(value: Value): string {
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}

/** Puts text that is safe already, such as a style sheet, into HTML. */
export function raw(text: string): Html {
  return { html: text };
}
