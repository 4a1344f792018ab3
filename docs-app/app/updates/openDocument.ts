/** Tells whether the site answers: without it, the page that is open would be lost for nothing. */
export async function siteAnswers(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

let opening = 0;

/** Tells whether another page is being loaded: what fails then is no reason to load this one again. */
export function isOpening(): boolean {
  return opening > 0;
}

/** Loads what another page needs. */
export async function whileOpening<Value>(load: () => Promise<Value>): Promise<Value> {
  opening += 1;
  try {
    return await load();
  } finally {
    opening -= 1;
  }
}

/** Tells whether a service worker answers for the site, offline too. */
function hasWorker(): boolean {
  return Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
}

/** Opens an address as a document of its own, if anybody can answer for it; ends when this one is shown again. */
export async function openDocument(url: string): Promise<void> {
  if (!hasWorker() && !(await siteAnswers(url))) return;
  // Going back and forth has changed the address already.
  if (url.split('#')[0] === location.href.split('#')[0]) location.reload();
  else location.assign(url);
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
}
