const OPENING = '([{<';
const CLOSING = ')]}>';
/** Matches strings as a whole, so that brackets and bars inside a string do not count. */
const TOKENS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"| \| |=>|[([{<)\]}>]/g;

/** Splits a type at the `|` of its outermost union. */
export function splitUnion(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of type.matchAll(TOKENS)) {
    if (OPENING.includes(token)) depth += 1;
    else if (CLOSING.includes(token)) depth -= 1;
    else if (depth === 0 && token === '=>') break;
    else if (depth === 0 && token === ' | ') {
      members.push(type.slice(start, index));
      start = index + token.length;
    }
  }
  return [...members, type.slice(start)];
}
