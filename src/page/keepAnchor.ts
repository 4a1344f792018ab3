const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Holds the target of a hash where it was scrolled to while the page above it still grows, until the reader acts. */
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

/** A hash with broken encoding names nothing. */
function readId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
