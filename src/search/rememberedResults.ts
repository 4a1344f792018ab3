import { parseJson } from '../internal/parseJson.ts';
import { z } from '../internal/schema.ts';
import {
  PINNED_KEY,
  PINNED_LIMIT,
  RECENT_KEY,
  RECENT_LIMIT,
  SEARCH_KINDS,
} from './search.constants.ts';
import type { SearchEntry } from './search.types.ts';

/** Storage for the results that the user opened or pinned. */
export interface SearchStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
}

/** Results that the user opened, newest first, and pinned results. */
export interface RememberedResults {
  recent: readonly SearchEntry[];
  pinned: readonly SearchEntry[];
}

const MAX_TEXT = 500;
const text = z.string().check(z.maxLength(MAX_TEXT));

const entrySchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  name: text,
  // Allow only paths of this site, because other scripts can write to the storage.
  href: text.check(z.regex(/^\/(?![/\\])/)),
  page: text,
  product: text,
});

/** Reads the recent and pinned results. Ignores invalid values in the storage. */
export function readRemembered(storage: SearchStorage): RememberedResults {
  const pinned = readList(storage, PINNED_KEY).slice(0, PINNED_LIMIT);
  const recent = readList(storage, RECENT_KEY).filter((entry) => !isIn(pinned, entry));
  return { pinned, recent: recent.slice(0, RECENT_LIMIT) };
}

/** Stores an opened result as the newest recent result. */
export function rememberResult(storage: SearchStorage, entry: SearchEntry): void {
  const earlier = readList(storage, RECENT_KEY).filter(({ href }) => href !== entry.href);
  writeList(storage, RECENT_KEY, [entry, ...earlier].slice(0, RECENT_LIMIT + PINNED_LIMIT));
}

/** Pins or unpins a result. Fails when the browser denies storage. */
export function togglePin(
  storage: SearchStorage,
  entry: SearchEntry,
): 'added' | 'removed' | 'failed' {
  const pinned = readList(storage, PINNED_KEY);
  const others = pinned.filter(({ href }) => href !== entry.href);
  const wasPinned = others.length < pinned.length;
  const next = wasPinned ? others : [entry, ...pinned].slice(0, PINNED_LIMIT);
  writeList(storage, PINNED_KEY, next);
  const isPinned = isIn(readList(storage, PINNED_KEY), entry);
  if (isPinned === wasPinned) return 'failed';
  return isPinned ? 'added' : 'removed';
}

/** Returns whether a list contains a result with the same URL. */
export function isIn(list: readonly SearchEntry[], { href }: SearchEntry): boolean {
  return list.some((entry) => entry.href === href);
}

function readList({ read }: SearchStorage, key: string): SearchEntry[] {
  const stored = parseJson(String(read(key)));
  return Array.isArray(stored)
    ? stored.flatMap((value) => entrySchema.safeParse(value).data ?? [])
    : [];
}

function writeList(storage: SearchStorage, key: string, entries: readonly SearchEntry[]): void {
  const stored = entries.map(({ kind, name, href, page, product }) => ({
    kind,
    name,
    href,
    page,
    product,
  }));
  storage.write(key, JSON.stringify(stored));
}
