/** Two-valued factors by name, the default value first. */
type Factors = Readonly<Record<string, readonly [unknown, unknown]>>;

type Combination<Given extends Factors> = { -readonly [Name in keyof Given]: Given[Name][number] };

/**
 * Blocks of a balanced 2-(6,3,2) design. Each block lists the three of six rows in which a factor
 * has its second value. Any two blocks differ, but share a row.
 */
const BLOCKS = ['123', '124', '135', '146', '156', '236', '245', '256', '345', '346'];

/** Block that shares no row with the first block, and at least one row with every other block. */
const OPPOSITE_BLOCK = '456';

/**
 * Combines two-valued factors into seven rows that contain every pair of values of any two factors.
 * No row combines the second values of the two factors in the second argument. The first row has
 * all default values. Throws when there are too many factors.
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
