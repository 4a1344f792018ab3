/**
 * Returns whether a selector matches only inside a demo: it has a class that starts with the demo's
 * name. `:not()` and `:has()` do not count; each alternative of `:is()` and `:where()` does.
 */
export function isScopedSelector(selector: string, name: string): boolean {
  const { text, groups } = splitGroups(withoutStrings(selector));
  return (
    new RegExp(`\\.${nameStart(name)}`).test(text) ||
    groups.some(
      ({ pseudo, content }) =>
        /^(?:is|where)$/i.test(pseudo) &&
        splitList(content).every((alternative) => isScopedSelector(alternative, name)),
    )
  );
}

/** Returns a pattern for identifiers that start with the name of a demo as a whole word. */
export function nameStart(name: string): string {
  return `${name}(?![a-z\\d])`;
}

/** Removes strings and attribute selectors, which may contain text such as `.Basic`. */
function withoutStrings(selector: string): string {
  return selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
}

interface Group {
  /** Name of the pseudo-class. */
  pseudo: string;
  content: string;
}

/** Splits a selector into the text outside of parentheses and the arguments of functions. */
function splitGroups(selector: string): { text: string; groups: Group[] } {
  const groups: Group[] = [];
  let text = '';
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...selector].entries()) {
    if (character === '(' && depth++ === 0) start = index + 1;
    else if (character === ')' && --depth === 0) {
      const pseudo = /:([\w-]+)$/.exec(text)?.[1] ?? '';
      groups.push({ pseudo, content: [...selector].slice(start, index).join('') });
    } else if (depth === 0) text += character;
  }
  return { text, groups };
}

/** Splits a list of selectors at the commas outside of parentheses. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
