/** Endings of plurals, and the endings of their singulars. */
const ENDINGS = [
  [/(?<=\w{2})ies$/i, 'y'],
  [/(?<=\w{2})es$/i, ''],
  [/(?<=\w{2})s$/i, ''],
] as const;

/** Lists the possible singulars of a text by the ending of its last word; none for a singular. */
export function listSingulars(text: string): string[] {
  return ENDINGS.filter(([ending]) => ending.test(text)).map(([ending, singular]) =>
    text.replace(ending, singular),
  );
}
