/** Entities by character; the HTML parser would turn a raw carriage return into a line feed. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escape = (character: string) => ENTITIES[character] ?? character;

/** Escapes plain text as HTML, also in attributes. */
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
