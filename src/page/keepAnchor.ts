const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the target of a hash in view while the page grows, until the user acts.
 * Returns a function that stops it.
 */
export function keepAnchor(document: Document, hash: string): () => void {
  const target = hash.length > 1 ? document.getElementById(readId(hash)) : null;
  if (!target) return () => {};
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  const stop = () => {
    observer.disconnect();
    for (const input of INPUTS) document.removeEventListener(input, stop, true);
  };
  for (const input of INPUTS) {
    document.addEventListener(input, stop, { capture: true, passive: true });
  }
  observer.observe(document.body);
  return stop;
}

/** Decodes the id in a hash. Returns an empty string when the encoding is invalid. */
export function readId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
