/** Position of a heading. `top` is in pixels from the top of the viewport. */
export interface HeadingPosition {
  id: string;
  top: number;
}

export interface ScrollState {
  /** Height of the viewport in pixels. */
  viewport: number;
  /** Distance to the end of the page in pixels. */
  remaining: number;
  /** Id in the URL hash: the heading that the reader chose. */
  target?: string;
}

/** Pixels before the end of the page within which the last heading is active. */
const END_ZONE = 50;

/**
 * Finds the active heading: the last heading above a line at 1/8 of the viewport height + 80 px.
 * The heading in the URL hash has priority while it is visible above the line. Near the end of
 * the page it has priority anywhere in the viewport, because it cannot scroll up to the line.
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
