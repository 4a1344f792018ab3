import { errorCodes, type ErrorCode } from './errorCodes.ts';
import { errorPageUrl } from './errorPageUrl.ts';
import {
  fillPlaceholders,
  listPlaceholders,
  writeValue,
  type ErrorValue,
  type ErrorValues,
} from './errorValues.ts';

/** Error with a stable code, a message (what, why, how to fix) and a link to its page. */
export class DocsError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  /** URL of the page that explains the error. */
  readonly url: string;
  readonly values: Readonly<Record<string, ErrorValue>>;

  /** `place` is the location of the mistake, such as `nav.ts:12`. */
  constructor(code: Code, values: ErrorValues<Code>, place?: string) {
    const { what, why, fix } = errorCodes[code];
    const named: Readonly<Record<string, ErrorValue>> = values;
    const placeholders = listPlaceholders(`${what} ${why} ${fix}`);
    const args = placeholders.map((name) => writeValue(name, named[name] ?? ''));
    const url = errorPageUrl(code, ...args);
    const sentences = [what, why, fix].map((sentence) => fillPlaceholders(sentence, named));
    super([place && `${place}:`, ...sentences, `See ${url}`].filter(Boolean).join(' '));
    this.name = 'DocsError';
    this.code = code;
    this.url = url;
    this.values = values;
  }

  /** Returns a copy of the error with the location of the mistake. */
  at(place: string): DocsError<Code> {
    return new DocsError(this.code, this.values as ErrorValues<Code>, place);
  }
}
