import { decodeHash } from '../internal/decodeHash.ts';

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'];

/**
 * Scrolls again whenever the page grows, until the user acts.
 * Returns a function that stops it.
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

/** Keeps the target of a hash in view while the page grows, until the user acts. */
export function keepAnchor(document: Document, hash: string): void {
  const target = findAnchor(document, hash);
  if (target) keepPlace(document, () => target.scrollIntoView({ behavior: 'instant' }));
}

/** Returns the element that a hash names; null without one, or when the encoding is invalid. */
export function findAnchor(document: Document, hash: string): HTMLElement | null {
  return document.getElementById(decodeHash(hash));
}
