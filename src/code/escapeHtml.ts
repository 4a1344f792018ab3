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
