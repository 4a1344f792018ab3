/** Vertical edges of a box, in pixels. */
export interface Edges {
  top: number;
  bottom: number;
}

/** Returns the scroll distance in pixels that makes an entry visible with space around it. */
export function distanceToShow(entry: Edges, box: Edges, space: number): number {
  const above = entry.top - space - box.top;
  const below = entry.bottom + space - box.bottom;
  return above < 0 ? above : Math.max(below, 0);
}
