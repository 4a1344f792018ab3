/** `window`. Other scripts may have set these fields to values of any type. */
export interface TaggedWindow {
  dataLayer?: unknown;
  gtag?: unknown;
}

/**
 * Installs a `gtag` function that queues events in `dataLayer` until gtag.js loads.
 * Does nothing when `gtag` is already a function, or `dataLayer` is not an extensible array.
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
