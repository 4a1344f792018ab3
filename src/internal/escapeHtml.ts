/** Entities by character; the HTML parser would turn a raw carriage return into a line feed. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Escapes plain text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? character);
}

const CHARACTERS = new Map(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/** Reverts `escapeHtml`. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:\w+|#\d+);/g, (entity) => CHARACTERS.get(entity) ?? entity);
}
