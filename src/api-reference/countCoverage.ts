import type { ComponentApi, DemoUse } from './apiReference.types.ts';

export interface Share {
  /** Number of entries that a demo or a playground uses. */
  used: number;
  total: number;
}

/** Number of documented and of used entries, by kind of entry. */
export type Coverage = Readonly<Record<'props' | 'slots' | 'classes', Share>>;

/**
 * Counts the documented props, slots and classes of a component, and the entries that demos use.
 * Props in `tried`, which a playground sets, also count as used.
 */
export function countCoverage(
  { props, slots, classes }: ComponentApi,
  tried: ReadonlySet<string> = new Set(),
): Coverage {
  const used = props.filter(({ name, usedIn }) => usedIn || tried.has(name));
  return {
    props: { used: used.length, total: props.length },
    slots: countUsed(slots),
    classes: countUsed(classes),
  };
}

function countUsed(entries: readonly { usedIn?: DemoUse[] }[]): Share {
  return { used: entries.filter(({ usedIn }) => usedIn).length, total: entries.length };
}

/** Sums the coverage of several components, such as all components of a product. */
export function addCoverage(parts: readonly Coverage[]): Coverage {
  const add = (kind: keyof Coverage): Share => ({
    used: parts.reduce((sum, part) => sum + part[kind].used, 0),
    total: parts.reduce((sum, part) => sum + part[kind].total, 0),
  });
  return { props: add('props'), slots: add('slots'), classes: add('classes') };
}

/** Converts a share to whole percent, rounded down; returns 100 when there are no entries. */
export function toPercent({ used, total }: Share): number {
  return total === 0 ? 100 : Math.floor((100 * used) / total);
}
