import { findDocumentFile } from './documentFiles.ts';
import { withBase } from '../shared/base.ts';

/** Thrown when a file does not exist. After any other error, the file may still exist. */
export class PageMissing extends Error {}

/** HTTP statuses of a missing file: Not Found and Gone. */
const MISSING = new Set([404, 410]);

/** Timeout of a request in milliseconds, for networks that never respond. */
const FILE_MS = 20_000;

/** Loads a JSON file; throws `PageMissing` when it does not exist. */
export async function fetchJson<Value>(url: string, options: RequestInit = {}): Promise<Value> {
  const written = import.meta.hot && findDocumentFile(url);
  if (written) return written as Value;
  // The development server reads edited content before it responds, so set no timeout.
  const signal = import.meta.hot ? null : AbortSignal.timeout(FILE_MS);
  const response = await fetch(withBase(url), { ...options, signal });
  if (MISSING.has(response.status)) throw new PageMissing(`${url} does not exist.`);
  if (!response.ok) throw new Error(`${url} has status ${response.status}.`);
  return (await response.json()) as Value;
}
