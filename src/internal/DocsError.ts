import { errorPageUrl } from './errorPageUrl.ts';

/** The parts of an error message: what happened, why it matters, how to fix it. */
export interface DocsErrorParts {
  what: string;
  why: string;
  fix: string;
  /** Where the mistake stands, such as `nav.ts:12`. */
  place?: string;
}

/** The one error class: a stable code, a message that says what, why and how to fix, and a link. */
export class DocsError extends Error {
  readonly code: string;
  readonly url: string;
  readonly parts: DocsErrorParts;

  constructor(code: string, parts: DocsErrorParts) {
    const { what, why, fix, place } = parts;
    super([place && `${place}:`, what, why, fix].filter(Boolean).join(' '));
    this.name = 'DocsError';
    this.code = code;
    this.url = errorPageUrl(code);
    this.parts = parts;
  }

  /** Returns the same error with the place of the mistake. */
  at(place: string): DocsError {
    return new DocsError(this.code, { ...this.parts, place });
  }
}
