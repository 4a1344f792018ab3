import { escapeHtml } from '@vitrine/ui/core';

/** HTML that must not be escaped. */
export interface Html {
  html: string;
}

type Value = Html | string | number | readonly Html[] | false | null | undefined;

/** Creates HTML; escapes all values except other HTML. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const parts = strings.map((string, index) => string + render(values[index]));
  return { html: parts.join('') };
}

function render(value: Value): string {
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}

/** Marks safe text, such as a style sheet, as HTML. */
export function raw(text: string): Html {
  return { html: text };
}
