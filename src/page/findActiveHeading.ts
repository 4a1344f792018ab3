/** Where a heading stands: its id, and its top in pixels from the top of the window. */
export interface HeadingPosition {
  id: string;
  top: number;
}

export interface ScrollState {
  /** Height of the window in pixels. */
  viewport: number;
  /** Pixels left to scroll. */
  remaining: number;
}

/** Pixels from the bottom within which the last heading is the active one. */
const END_ZONE = 50;

/** Finds the heading whose section is being read: the last one above the upper eighth of the window. */
export function findActiveHeading(
  headings: readonly HeadingPosition[],
  { viewport, remaining }: ScrollState,
): string | undefined {
  const passed = headings.filter(({ top }) => top < viewport / 8 + 80);
  const isAtEnd = passed.length > 0 && remaining < END_ZONE;
  return (isAtEnd ? headings : passed).at(-1)?.id;
}
