import type { Page, Request } from 'playwright';

/** Longest wait for pending requests, in milliseconds; requests of a story may never end. */
const LIMIT_MS = 5000;

/** Watches the requests of a page. The returned function waits until no request is pending. */
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
