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
  /** Id in the hash of the URL: the heading that the reader chose. */
  target?: string;
}

/** Pixels before the end of the page within which the last heading is active. */
const END_ZONE = 50;

/**
 * Finds the active heading: the last one above a line 80 px below the viewport's top eighth.
 * The chosen heading stays active where the browser scrolled it to, although the next headings
 * are above the line too, or it cannot reach the line at the end of the page.
 */
export function findActiveHeading(
  headings: readonly HeadingPosition[],
  { viewport, remaining, target }: ScrollState,
): string | undefined {
  const line = viewport / 8 + 80;
  const limit = remaining < END_ZONE ? viewport : line;
  const isChosen = ({ id, top }: HeadingPosition) => id === target && top >= 0 && top < limit;
  if (headings.some(isChosen)) return target;
  const passed = headings.filter(({ top }) => top < line);
  const isAtEnd = passed.length > 0 && remaining < END_ZONE;
  return (isAtEnd ? headings : passed).at(-1)?.id;
}
