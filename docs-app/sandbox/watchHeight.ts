import { measureContent } from './measureContent.ts';

/** How often content may grow by itself, as what is as high as its window would without end. */
const MOST_GROWTHS = 8;

/** Tells how high the document's content is, whenever that changes; returns what begins to count growth anew. */
export function watchHeight(report: (height: number) => void): () => void {
  let last = 0;
  let growths = 0;
  let isWaiting = false;
  const measure = () => {
    isWaiting = false;
    const { flow, reach } = measureContent(document.body);
    // While something floats, it keeps its room: how high a list is may depend on how high the window is.
    const height = Math.ceil(reach > flow ? Math.max(reach, last) : flow);
    if (height === last) return;
    if (height > last) growths += 1;
    if (growths > MOST_GROWTHS) return;
    last = height;
    report(height);
  };
  const measureSoon = () => {
    if (!isWaiting) requestAnimationFrame(measure);
    isWaiting = true;
  };
  const sizes = new ResizeObserver(measureSoon);
  const observeAll = () => {
    sizes.disconnect();
    for (const child of document.body.children) sizes.observe(child);
  };
  new MutationObserver(() => {
    observeAll();
    measureSoon();
  }).observe(document.body, { childList: true });
  // What opens over the content changes no size of it.
  new MutationObserver(measureSoon).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['style', 'class', 'open', 'hidden'],
  });
  observeAll();
  measureSoon();
  const restart = () => (growths = 0);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, restart, true);
  return restart;
}
