/** Matches quoted strings, whose words do not refer to declarations. */
const STRINGS = /"[^"]*"|'[^']*'/g;

/** Matches package names, CSS variables, names with hyphens, then identifiers. */
const NAMES =
  /@[\w.-]+\/[\w./-]+|--[A-Za-z][\w-]*|\b[A-Za-z][\w$]*(?:-[\w$]+)+|(?<![\w#])[A-Za-z_$][\w$]+/g;

/** Lists the names in a piece of inline code, such as `slotProps.root` or `--Avatar-ringSize`. */
export function listCodeNames(code: string): string[] {
  return listNames(code.replace(STRINGS, ' '));
}

/** Lists all names in text, including names inside strings. */
export function listNames(text: string): string[] {
  return [...new Set(text.match(NAMES))];
}
