/** Position of a heading. `top` is in pixels from the top of the viewport. */
export interface HeadingPosition {
  id: string;
  top: number;
}

export interface ScrollState {
  /** Height of the viewport in pixels. */
  viewport: number;
  /** Pixels left to scroll. */
  remaining: number;
}

/** Pixels before the end of the page within which the last heading is active. */
const END_ZONE = 50;

/** Finds the active heading: the last one above a line 80 px below the viewport's top eighth. */
export function findActiveHeading(
  headings: readonly HeadingPosition[],
  { viewport, remaining }: ScrollState,
): string | undefined {
  const passed = headings.filter(({ top }) => top < viewport / 8 + 80);
  const isAtEnd = passed.length > 0 && remaining < END_ZONE;
  return (isAtEnd ? headings : passed).at(-1)?.id;
}
