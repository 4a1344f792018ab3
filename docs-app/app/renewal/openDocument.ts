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

/** Tells whether a service worker answers for the site, offline too. */
function hasWorker(): boolean {
  return Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
}

/** Opens an address as a document of its own, if anybody can answer for it. */
export async function openDocument(url: string): Promise<void> {
  if (!hasWorker() && !(await siteAnswers(url))) return;
  // Going back and forth has changed the address already.
  if (url.split('#')[0] === location.href.split('#')[0]) location.reload();
  else location.assign(url);
}
