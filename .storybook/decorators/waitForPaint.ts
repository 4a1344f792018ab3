/**
 * Waits until the browser has painted the story, so that axe reads final sizes. Before the first
 * frame, elements with `content-visibility: auto` have only their intrinsic size.
 */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
