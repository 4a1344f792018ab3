const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/** Extra length of the result, as a share of the English text. */
const GROWTH = 0.4;

/** Pseudo-translates text: accents mark it as translated, extra length reveals overflow. */
export function pseudoTranslate(text: string): string {
  const accented = text
    .split(/(\{\w+\}|`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-z]/gi, accent)))
    .join('');
  const padding = '·'.repeat(Math.ceil(text.length * GROWTH));
  return `[${accented}${padding}]`;
}

function accent(letter: string): string {
  return ACCENTS[letter] ?? letter;
}
