/** Vertical edges of a box, in pixels. */
export interface Edges {
  top: number;
  bottom: number;
}

/** Returns how far a box must scroll, in pixels, so that an entry is visible with space around. */
export function distanceToShow(entry: Edges, box: Edges, space: number): number {
  const above = entry.top - space - box.top;
  const below = entry.bottom + space - box.bottom;
  return above < 0 ? above : Math.max(below, 0);
}
