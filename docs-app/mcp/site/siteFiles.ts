/** Files of a published site, in a folder or at a URL. */
export interface SiteFiles {
  /** Folder or URL, for messages. */
  place: string;
  /** Time (ms) until the manifest is read again to detect a new build. */
  freshMs: number;
  /** Reads a file; throws `MissingFileError` or another `SiteError`. */
  read: (path: string) => Promise<string>;
  /** Returns the public URL of a page; undefined for a folder. */
  urlOf: (path: string) => string | undefined;
}

/** Error in the files of the site. The message explains how to fix it. */
export class SiteError extends Error {}

/** Error about a file that the site does not have. */
export class MissingFileError extends SiteError {}

/** Maximum size (bytes) of a file of the site. */
const FILE_LIMIT = 64 * 1024 * 1024;

/** Throws when a file exceeds `FILE_LIMIT`. */
export function checkSize(path: string, bytes: number): void {
  if (bytes > FILE_LIMIT) {
    throw new SiteError(`${path} of the site is larger than ${FILE_LIMIT / 1024 / 1024} MB.`);
  }
}
