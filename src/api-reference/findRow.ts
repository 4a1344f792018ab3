import { decodeHash } from '../internal/decodeHash.ts';

/** Finds the row that a hash names. */
export function findRow(root: HTMLElement, hash: string): HTMLElement | null {
  return hash.length > 1
    ? root.querySelector<HTMLElement>(`tr[id="${CSS.escape(decodeHash(hash))}"]`)
    : null;
}
