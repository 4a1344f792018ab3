import type { ComponentApi, DemoUse } from './apiReference.types.ts';

export interface Share {
  /** Entries that a demo uses. */
  used: number;
  total: number;
}

/** How much of what is documented the demos use. */
export type Coverage = Readonly<Record<'props' | 'slots' | 'classes', Share>>;

/** Counts the documented props, slots and classes of a component, and those that a demo uses. */
export function countCoverage({ props, slots, classes }: ComponentApi): Coverage {
  return { props: countUsed(props), slots: countUsed(slots), classes: countUsed(classes) };
}

function countUsed(entries: readonly { usedIn?: DemoUse[] }[]): Share {
  return { used: entries.filter(({ usedIn }) => usedIn).length, total: entries.length };
}

/** Adds up the coverage of components, as of a product. */
export function addCoverage(parts: readonly Coverage[]): Coverage {
  const add = (kind: keyof Coverage): Share => ({
    used: parts.reduce((sum, part) => sum + part[kind].used, 0),
    total: parts.reduce((sum, part) => sum + part[kind].total, 0),
  });
  return { props: add('props'), slots: add('slots'), classes: add('classes') };
}

/** Share in whole per cent, rounded down; of nothing all is used. */
export function toPercent({ used, total }: Share): number {
  return total === 0 ? 100 : Math.floor((100 * used) / total);
}
