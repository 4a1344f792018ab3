/** Entities by character. The HTML parser replaces a raw carriage return with a line feed. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escape = (character: string) => ENTITIES[character] ?? character;

/** Escapes plain text for HTML content and double-quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"\r]/g, escape);
}

/** Escapes plain text as the content of an element, where `"` and `>` need no entities. */
export function escapeText(text: string): string {
  return text.replace(/[&<\r]/g, escape);
}

const CHARACTERS = new Map(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/** Reverts `escapeHtml`. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:\w+|#\d+);/g, (entity) => CHARACTERS.get(entity) ?? entity);
}
