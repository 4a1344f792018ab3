import { measureContent } from './measureContent.ts';

/** Maximum growths of the iframe without input; content higher than its viewport grows forever. */
const MOST_GROWTHS = 8;

/**
 * Reports the content height when it changes. The returned function, any input and the end of any
 * transition reset the growth count and measure again.
 */
export function watchHeight(report: (height: number) => void): () => void {
  let last = 0;
  let growths = 0;
  let isWaiting = false;
  const measure = () => {
    isWaiting = false;
    const { flow, reach } = measureContent(document.body);
    // Never shrink while a popup is open, because its height may depend on the viewport's height.
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
  // Opening a popup does not resize the content, so observe the DOM too.
  new MutationObserver(measureSoon).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['style', 'class', 'open', 'hidden'],
  });
  observeAll();
  measureSoon();
  const restart = () => {
    growths = 0;
    measureSoon();
  };
  // A transition may grow more often than the limit allows, so measure again at its end.
  const restarting = ['pointerdown', 'keydown', 'transitionend', 'animationend'];
  for (const type of restarting) addEventListener(type, restart, true);
  return restart;
}
