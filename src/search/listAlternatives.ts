import { listWords } from './listWords.ts';
import { SYNONYMS } from './queryWords.constants.ts';

/** Maximum number of alternatives for one query. */
const LIMIT = 12;

const sets = SYNONYMS.map((names) =>
  names.map((name) => ({ name, spaced: ` ${listWords(name).join(' ')} ` })),
);

/** Lists queries with a name replaced by a synonym: "sort table" becomes "sort data grid". */
export function listAlternatives(query: string): string[] {
  const spaced = ` ${listWords(query).join(' ')} `;
  const alternatives = sets.flatMap((names) => {
    const used = names
      .filter((name) => spaced.includes(name.spaced))
      .toSorted((a, b) => b.spaced.length - a.spaced.length)[0];
    return used ? names.map((name) => spaced.replace(used.spaced, name.spaced).trim()) : [];
  });
  return [...new Set(alternatives)].filter((text) => text !== spaced.trim()).slice(0, LIMIT);
}
