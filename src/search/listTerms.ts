import { stemmer } from 'stemmer';
import { listWords } from './listWords.ts';
import { memoize } from './memoize.ts';
import { STOP_WORDS } from './queryWords.constants.ts';

/** Maximum length (characters) of a term; longer words are data, such as hashes. */
const MAX_LENGTH = 40;

const listTermsOfWord = memoize((word: string) =>
  listWords(word)
    .filter((part) => !STOP_WORDS.has(part) && part.length <= MAX_LENGTH)
    .map(stemmer),
);

/** Lists the terms of a text in order, with repetitions: stems of its words without stop words. */
export function listTerms(text: string): string[] {
  return text.split(/\s+/).flatMap(listTermsOfWord);
}
