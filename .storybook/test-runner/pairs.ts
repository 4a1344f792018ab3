/** Two-valued factors by name, the default value first. */
type Factors = Readonly<Record<string, readonly [unknown, unknown]>>;

type Combination<Given extends Factors> = { -readonly [Name in keyof Given]: Given[Name][number] };

/**
 * Rows in which a factor has its second value, one block of three of six rows per factor. Any two
 * blocks share a row, and each has a row that the other lacks: a balanced 2-(6,3,2) design.
 */
const BLOCKS = ['123', '124', '135', '146', '156', '236', '245', '256', '345', '346'];

/** Shares no row with the first block, and a row with every other block. */
const OPPOSITE_BLOCK = '456';

/**
 * Combines two-valued factors into seven rows that contain each pair of values of any two factors,
 * except the pair of the second values of the two factors that the second argument names. The first
 * row has all default values.
 */
export function coverPairs<const Given extends Factors>(
  factors: Given,
  [first, opposite]: readonly [keyof Given & string, keyof Given & string],
): [Combination<Given>, ...Combination<Given>[]] {
  const names = Object.keys(factors).filter((name) => name !== first && name !== opposite);
  if (names.length >= BLOCKS.length)
    throw new Error(`Seven rows cover ${BLOCKS.length + 1} factors, not ${names.length + 2}.`);
  const blocks = new Map([[opposite, OPPOSITE_BLOCK]]);
  for (const [place, name] of [first, ...names].entries()) blocks.set(name, BLOCKS[place] ?? '');
  const combine = (row: string) =>
    Object.fromEntries(
      Object.entries(factors).map(([name, values]) => [
        name,
        values[blocks.get(name)?.includes(row) ? 1 : 0],
      ]),
    ) as Combination<Given>;
  return [combine('0'), ...Array.from('123456', combine)];
}
