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

  constructor(code: string, { what, why, fix, place }: DocsErrorParts) {
    super([place && `${place}:`, what, why, fix].filter(Boolean).join(' '));
    this.name = 'DocsError';
    this.code = code;
    this.url = errorPageUrl(code);
  }
}
