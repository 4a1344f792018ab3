/** Global object of the page, as scripts of the host page may have left it. */
export interface TaggedWindow {
  dataLayer?: unknown;
  gtag?: unknown;
}

/**
 * Installs a `gtag` function that queues events in `dataLayer` until gtag.js loads.
 * Keeps an existing one. Installs nothing when `dataLayer` is no queue, such as a frozen array.
 */
export function installTag(tagged: TaggedWindow, measurementId: string): void {
  try {
    if (typeof tagged.gtag === 'function') return;
    const queue = (tagged.dataLayer ??= []);
    if (!Array.isArray(queue) || !Object.isExtensible(queue)) return;
    const gtag = function gtag(..._parts: unknown[]) {
      // oxlint-disable-next-line prefer-rest-params -- gtag.js expects an `arguments` object
      queue.push(arguments);
    };
    tagged.gtag = gtag;
    gtag('js', new Date());
    gtag('config', measurementId, { send_page_view: false });
  } catch {
    // The page works without analytics.
  }
}
