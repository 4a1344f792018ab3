import { toText } from './toText.ts';
import { toWellFormed } from './toWellFormed.ts';

const URL_LIMIT = 2000;
const ARGS_LIMIT = 20;
const CODE_LIMIT = 200;
const CUT_MARK = encodeURIComponent('…');
/** Factor that shrinks the length limit of a value until the URL is short enough. */
const SHRINK = 0.8;

/** Builds the URL of the page that explains an error, at most 2000 characters long (ERR-4). */
export function errorPageUrl(code: unknown, ...args: readonly unknown[]): string {
  const first = args.slice(0, ARGS_LIMIT).map(toText);
  let limit = URL_LIMIT;
  const name = toText(code);
  let url = buildUrl(name, first, limit);
  while (url.length > URL_LIMIT) {
    limit *= SHRINK;
    url = buildUrl(name, first, limit);
  }
  return url;
}

function buildUrl(code: string, args: readonly string[], limit: number): string {
  const query = [
    `code=${encodePart(code, CODE_LIMIT)}`,
    ...args.map((arg) => `args[]=${encodePart(arg, limit)}`),
  ];
  return `/production-error?${query.join('&')}`;
}

function encodePart(text: string, limit: number): string {
  const whole = toWellFormed(text);
  const encoded = encodeURIComponent(whole);
  if (encoded.length <= limit) return encoded;
  let kept = '';
  for (const character of whole) {
    const next = kept + encodeURIComponent(character);
    if (next.length + CUT_MARK.length > limit) break;
    kept = next;
  }
  return kept + CUT_MARK;
}
