import { stemmer } from 'stemmer';
import { listWords } from './listWords.ts';
import { memoize } from '../internal/memoize.ts';
import { STOP_WORDS } from './queryWords.constants.ts';

/** Maximum length of a term, in characters. Longer words are data, such as hashes. */
const MAX_LENGTH = 40;

const listTermsOfWord = memoize((word: string) =>
  listWords(word)
    .filter((part) => !STOP_WORDS.has(part) && part.length <= MAX_LENGTH)
    .map(stemmer),
);

/** Lists the stems of all words of a text except stop words, in order and with repetitions. */
export function listTerms(text: string): string[] {
  return text.split(/\s/).flatMap(listTermsOfWord);
}
