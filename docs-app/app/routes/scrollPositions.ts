/** Scroll position of the page, in CSS pixels. */
export interface ScrollPosition {
  left: number;
  top: number;
}

/** Scroll positions by the key of their history entry, from the oldest to the newest. */
export type ScrollPositions = ReadonlyMap<string, ScrollPosition>;

/** Maximum number of positions that a tab stores. */
export const MAX_POSITIONS = 100;

/** Adds the position of a history entry; drops the oldest position above the limit. */
export function addPosition(
  positions: ScrollPositions,
  key: string,
  { left, top }: ScrollPosition,
): ScrollPositions {
  const others = [...positions].filter(([otherKey]) => otherKey !== key);
  return new Map([...others, [key, { left, top }] as const].slice(-MAX_POSITIONS));
}

/** Serializes positions as JSON, for session storage. */
export function writePositions(positions: ScrollPositions): string {
  return JSON.stringify(Array.from(positions, ([key, { left, top }]) => [key, left, top]));
}

/** Parses the JSON of `writePositions`; skips invalid entries. */
export function parsePositions(text: string | null): ScrollPositions {
  return new Map(
    readList(text).flatMap((entry): [string, ScrollPosition][] => {
      if (!Array.isArray(entry)) return [];
      const [key, left, top] = entry as unknown[];
      const isEntry = typeof key === 'string' && Number.isFinite(left) && Number.isFinite(top);
      return isEntry ? [[key, { left: left as number, top: top as number }]] : [];
    }),
  );
}

function readList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
