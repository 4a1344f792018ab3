import { initialGlobals } from '../toolbar/globalTypes.ts';

/** Iframes of addon-docs. A story may contain iframes of stories with globals of their own. */
const FRAMES = 'iframe[id^="iframe--"]';

/** Sets toolbar globals in the URLs of current and future story iframes; returns the cleanup. */
export function setFrameGlobals(globals: Readonly<Record<string, unknown>>): () => void {
  const names = Object.keys(initialGlobals);
  const query = names.map((name) => `${name}:${String(globals[name])}`).join(';');
  const update = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
      const address = new URL(frame.src);
      if (address.searchParams.get('globals') === query) continue;
      address.searchParams.set('globals', query);
      frame.src = address.href;
    }
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
