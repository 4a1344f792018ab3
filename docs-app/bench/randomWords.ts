/** Number of different words; frequent words have low numbers. */
const VOCABULARY = 8000;

const CONSONANTS = 'b d f g k l m n p r s t v z'.split(' ');
const VOWELS = 'a e i o u'.split(' ');

/** Generates words that depend only on the seed, with frequencies like those of a language. */
export function randomWords(seed: number, count: number): string[] {
  let state = seed + 1;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, () => writeWord(Math.floor(VOCABULARY ** next())));
}

/** Converts a number to a pronounceable word. */
export function writeWord(number: number): string {
  let word = '';
  for (let rest = number; rest > 0 || word === '';) {
    word += CONSONANTS[rest % CONSONANTS.length]!;
    rest = Math.floor(rest / CONSONANTS.length);
    word += VOWELS[rest % VOWELS.length]!;
    rest = Math.floor(rest / VOWELS.length);
  }
  return `${word}n`;
}
