/** Timeout of the request that checks whether the site responds, in milliseconds. */
const ANSWER_MS = 8000;

/** Returns whether the site responds. While it is down, a navigation would lose this page. */
export async function siteAnswers(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

let opening = 0;

/** Returns whether another page is loading. A failure meanwhile must not reload this page. */
export function isOpening(): boolean {
  return opening > 0;
}

/** Runs a load for another page; `isOpening` returns true until it settles. */
export async function whileOpening<Value>(load: () => Promise<Value>): Promise<Value> {
  opening += 1;
  try {
    return await load();
  } finally {
    opening -= 1;
  }
}

/** Returns whether a service worker controls the page, so that pages open offline too. */
function hasWorker(): boolean {
  return Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
}

/**
 * Opens a URL as a new document, if a service worker controls the page or the site responds.
 * Resolves with true when this document is shown again, and with false when no document was opened.
 * Throws when a newer navigation has aborted the signal.
 */
export async function openDocument(url: string, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  if (!hasWorker() && !(await siteAnswers(url))) return false;
  signal.throwIfAborted();
  // Back and forward navigation has already changed the URL, so reload.
  if (url.split('#')[0] === location.href.split('#')[0]) location.reload();
  else location.assign(url);
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  return true;
}
