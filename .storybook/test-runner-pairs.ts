/** Two-valued factors by name, the default value first. */
type Factors = Readonly<Record<string, readonly [unknown, unknown]>>;

type Combination<Given extends Factors> = { -readonly [Name in keyof Given]: Given[Name][number] };

const ROWS = [1, 2, 3, 4, 5];

/** Each three of five rows. Any two of them share a row, and each has a row that the other lacks. */
const SUBSETS = ROWS.flatMap((a) =>
  ROWS.flatMap((b) => ROWS.flatMap((c) => (a < b && b < c ? [[a, b, c]] : []))),
);

/**
 * Combines up to ten two-valued factors into six rows in which each pair of values of any two factors occurs. The first
 * row has all default values. Source: Kleitman and Spencer, "Families of k-independent sets" (1973).
 */
export function coverPairs<const Given extends Factors>(
  factors: Given,
): [Combination<Given>, ...Combination<Given>[]] {
  const entries = Object.entries(factors);
  if (entries.length > SUBSETS.length)
    throw new Error(
      `Six rows cover the pairs of ${SUBSETS.length} factors, not ${entries.length}.`,
    );
  const combine = (row: number) =>
    Object.fromEntries(
      entries.map(([name, values], column) => [
        name,
        values[SUBSETS[column]?.includes(row) ? 1 : 0],
      ]),
    ) as Combination<Given>;
  return [combine(0), ...ROWS.map(combine)];
}
