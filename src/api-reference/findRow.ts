import { decodeHash } from '../internal/decodeHash.ts';

/** Finds the row whose id equals the URL hash. */
export function findRow(root: HTMLElement, hash: string): HTMLElement | null {
  return hash.length > 1
    ? root.querySelector<HTMLElement>(`tr[id="${CSS.escape(decodeHash(hash))}"]`)
    : null;
}
