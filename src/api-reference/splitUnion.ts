const OPENING = new Set(['(', '{', '[', '<']);
const CLOSING = new Set([')', '}', ']', '>']);

/** Splits a type at the `|` of its outermost union. */
export function splitUnion(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < type.length; index += 1) {
    const char = type.charAt(index);
    const isArrow = char === '>' && type.charAt(index - 1) === '=';
    if (OPENING.has(char)) depth += 1;
    else if (CLOSING.has(char) && !isArrow) depth -= 1;
    else if (depth === 0 && type.startsWith(' | ', index)) {
      members.push(type.slice(start, index));
      start = index + 3;
    } else if (depth === 0 && type.startsWith(' => ', index)) break;
  }
  return [...members, type.slice(start)];
}
