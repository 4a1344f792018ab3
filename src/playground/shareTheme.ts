import { parseChoices } from '../settings/parseChoices.ts';
import type { CustomTheme } from '../settings/settings.types.ts';
import { brandTheme, pickTheme } from './customTheme.ts';

const PARAMETER = 'look';

/** Maximum length of an encoded theme; the longest valid theme has about 1,000 characters. */
const LIMIT = 2048;

/** JSON in a link to the default theme. */
const NOTHING = '{}';

/** Returns a share link: the URL of the page with the values that differ from the default. */
export function writeShareLink(theme: CustomTheme, baseUrl: string): string {
  const defaults: Partial<Record<string, unknown>> = { ...brandTheme };
  const changed = Object.entries(pickTheme(theme)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  const address = baseUrl.replace(/[?#].*/s, '');
  return `${address}?${PARAMETER}=${encode(JSON.stringify(Object.fromEntries(changed)))}`;
}

/** Parses the changes to the default theme in a share link; undefined when none is valid. */
export function readShareLink(search: string): Partial<CustomTheme> | undefined {
  const encoded = new URLSearchParams(search).get(PARAMETER);
  if (encoded === null || encoded.length > LIMIT) return undefined;
  const text = decode(encoded);
  if (text === NOTHING) return {};
  const theme = Object.entries(parseChoices(text)).filter(([name]) => name in brandTheme);
  return theme.length > 0 ? (Object.fromEntries(theme) as Partial<CustomTheme>) : undefined;
}

/** Encodes ASCII JSON as base64. JSON without `>`, `?` and `~` results in no `+` or `/`. */
function encode(text: string): string {
  return btoa(text).replaceAll('=', '');
}

function decode(encoded: string): string | undefined {
  try {
    return atob(encoded);
  } catch {
    return undefined;
  }
}
