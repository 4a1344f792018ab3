import { decodeHash } from '../internal/decodeHash.ts';

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'];

/**
 * Calls `scroll` whenever the size of the page changes, until the first user input.
 * Returns a function that stops the calls.
 */
export function keepPlace(document: Document, scroll: () => void, onStop?: () => void): () => void {
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    onStop?.();
  };
  for (const input of INPUTS) addEventListener(input, stop, { capture: true, once: true });
  observer.observe(document.body);
  return stop;
}

/** Scrolls to the target of a URL hash while the page grows, until the first user input. */
export function keepAnchor(document: Document, hash: string): void {
  const target = findAnchor(document, hash);
  if (target) keepPlace(document, () => target.scrollIntoView({ behavior: 'instant' }));
}

/** Finds the target of a URL hash; null when it is missing or the encoding is invalid. */
export function findAnchor(document: Document, hash: string): HTMLElement | null {
  return document.getElementById(decodeHash(hash));
}
