import { parseChoices } from '../settings/parseChoices.ts';
import type { CustomTheme } from '../settings/settings.types.ts';
import { brandLook, pickLook } from './look.ts';

const PARAMETER = 'look';

/** What a link carries where the look is the brand's. */
const NOTHING = '{}';

/** Writes a link to a look: what differs from the brand's, after the page's address. */
export function writeShareLink(look: CustomTheme, baseUrl: string): string {
  const own: Partial<Record<string, unknown>> = { ...brandLook };
  const changed = Object.entries(pickLook(look)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(own[name]),
  );
  const address = baseUrl.replace(/[?#].*/s, '');
  return `${address}?${PARAMETER}=${encode(JSON.stringify(Object.fromEntries(changed)))}`;
}

/** Reads what a link changes of the brand's look; undefined where it carries none that can be read. */
export function readShareLink(search: string): Partial<CustomTheme> | undefined {
  const text = decode(String(new URLSearchParams(search).get(PARAMETER)));
  if (text === NOTHING) return {};
  const { direction: _, contrast: __, motion: ___, ...look } = parseChoices(text);
  return Object.keys(look).length > 0 ? look : undefined;
}

/** Writes JSON of ASCII as base64; without `>`, `?` and `~` in it, the result has no `+` and no `/`. */
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
