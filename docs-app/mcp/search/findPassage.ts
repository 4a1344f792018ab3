import type { PageText } from '../../model/siteManifest.ts';
import { listStems } from './createTextSearch.ts';

/** Maximum length of the text of a result, in characters. */
const LENGTH = 240;

/** Part of a page that answers a query. */
interface Passage {
  text: string;
  section: PageText['sections'][number] | undefined;
}

/** Finds the section with the most query words, or the description if it has at least as many. */
export function findPassage(page: PageText, query: string): Passage {
  const words = new Set(listStems(query));
  const count = (text: string) => new Set(listStems(text).filter((word) => words.has(word))).size;
  const scored = page.sections
    .map((section) => ({ section, score: count(`${section.title} ${section.text}`) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best || best.score <= count(page.description)) {
    return { text: page.description, section: undefined };
  }
  const { section } = best;
  return { text: cutAround(section.text, words), section: section.id === '' ? undefined : section };
}

/** Cuts a text to an excerpt that starts at the first sentence with a word of the query. */
function cutAround(text: string, words: ReadonlySet<string>): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const first = Math.max(
    sentences.findIndex((sentence) => listStems(sentence).some((word) => words.has(word))),
    0,
  );
  const rest = sentences.slice(first).join(' ');
  return rest.length <= LENGTH ? rest : `${rest.slice(0, LENGTH).replace(/\s\S*$/, '')} …`;
}
