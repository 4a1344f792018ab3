/** Quoted strings, whose text names nothing that code declares. */
const STRINGS = /"[^"]*"|'[^']*'/g;

/** Package names, CSS variables, names with hyphens, then identifiers. */
const NAMES =
  /@[\w.-]+\/[\w./-]+|--[A-Za-z][\w-]*|\b[A-Za-z][\w$]*(?:-[\w$]+)+|(?<![\w#])[A-Za-z_$][\w$]+/g;

/** Lists the names in a piece of inline code, such as `slotProps.root` or `--Avatar-ringSize`. */
export function listCodeNames(code: string): string[] {
  return listNames(code.replace(STRINGS, ' '));
}

/** Lists all names in a text, also those in strings. */
export function listNames(text: string): string[] {
  return [...new Set(text.match(NAMES))];
}
