import type { BrowserContext, Page } from 'playwright';

/**
 * Starts to record effects of an iframe on the page and its browser.
 * The returned function lists the effects so far.
 */
export async function watchTraces(
  page: Page,
  context: BrowserContext,
): Promise<() => Promise<string[]>> {
  const events: string[] = [];
  page.on('dialog', (dialog) => {
    events.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', () => events.push('download'));
  context.on('page', () => events.push('window'));
  await page.evaluate(() => {
    const channel = new BroadcastChannel('escaped');
    channel.addEventListener('message', () => Object.assign(window, { heard: true }));
  });
  const before = await readTraces(page);
  return async () => {
    const after = await readTraces(page).catch(() => ['the page is gone']);
    return [...events, ...after.filter((trace) => !before.includes(trace))];
  };
}

function readTraces(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = async (list: Promise<Iterable<unknown>>) => [...(await list)].map(String);
    const { held = [] } = await navigator.locks.query();
    const root = await navigator.storage.getDirectory();
    const files: string[] = [];
    for await (const name of root.keys()) files.push(name);
    const traces = {
      title: document.title,
      address: location.href,
      name: window.name,
      body: JSON.stringify(document.body.dataset),
      escaped: 'escaped' in window,
      heard: 'heard' in window,
      polluted: 'escaped' in {},
      local: Object.keys(localStorage).filter((key) => key === 'escaped'),
      session: Object.keys(sessionStorage).filter((key) => key === 'escaped'),
      cookie: document.cookie.includes('escaped'),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await names(caches.keys()),
      files,
      locks: held.map(({ name }) => name),
      focus: document.activeElement?.tagName,
    };
    return Object.entries(traces).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  });
}
