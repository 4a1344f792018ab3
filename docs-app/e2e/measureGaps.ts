declare global {
  interface Window {
    __gaps?: { longest: number; last: number; isOver: boolean };
  }
}

/** Starts to measure the longest time that the event loop of the page is blocked. */
export function startGaps(): void {
  const gaps = { longest: 0, last: performance.now(), isOver: false };
  window.__gaps = gaps;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    gaps.longest = Math.max(gaps.longest, now - gaps.last);
    gaps.last = now;
    if (!gaps.isOver) setTimeout(() => port2.postMessage(null));
  };
  port2.postMessage(null);
}

/** Ends the measurement; returns the longest time the event loop was blocked, in milliseconds. */
export function endGaps(): number {
  const { __gaps: gaps } = window;
  if (gaps) gaps.isOver = true;
  return gaps?.longest ?? 0;
}
