import type { Page, Request } from 'playwright';

/** Longest time that requests are waited for: one that never ends belongs to the story. */
const LIMIT_MS = 5000;

/** Watches what a page loads; returns what waits until nothing is under way. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const waiting = new Set<() => void>();
  const close = (request: Request) => {
    open.delete(request);
    if (open.size > 0) return;
    for (const done of waiting) done();
    waiting.clear();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    if (open.size === 0) return;
    let guard: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      waiting.add(resolve);
      guard = setTimeout(resolve, LIMIT_MS);
    });
    clearTimeout(guard);
  };
}
