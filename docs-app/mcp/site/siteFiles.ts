/** Files of a published site, in a folder or behind an address. */
export interface SiteFiles {
  /** Folder or address, for messages. */
  place: string;
  /** How long (ms) an answer about the build of the site stays true. */
  freshMs: number;
  /** Reads a file; throws `MissingFileError` or another `SiteError`. */
  read: (path: string) => Promise<string>;
  /** Returns the address of a page that a person can open; undefined for a folder. */
  urlOf: (path: string) => string | undefined;
}

/** Error in the site that the server reads. Its message says what to do. */
export class SiteError extends Error {}

/** Error about a file that the site does not have. */
export class MissingFileError extends SiteError {}

/** Maximum size (bytes) of a file of the site. */
const FILE_LIMIT = 64 * 1024 * 1024;

/** Throws when a file is larger than the server reads. */
export function checkSize(path: string, bytes: number): void {
  if (bytes > FILE_LIMIT) {
    throw new SiteError(`${path} of the site is larger than ${FILE_LIMIT / 1024 / 1024} MB.`);
  }
}
