/**
 * Waits until the browser has painted the story, so that axe reads final sizes: before their first
 * frame, elements with `content-visibility: auto` have their intrinsic size.
 */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
