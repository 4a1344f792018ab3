import { z } from '../internal/schema.ts';
import { RECENT_KEY, RECENT_LIMIT, SEARCH_KINDS } from './search.constants.ts';
import type { SearchEntry } from './search.types.ts';

/** Storage for the results that the user opened. */
export interface SearchStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
}

const MAX_TEXT = 500;
const text = z.string().max(MAX_TEXT);

const recentSchema = z.array(
  z.object({
    kind: z.enum(SEARCH_KINDS),
    name: text,
    // Paths of this site only, because other code may have written the storage.
    href: text.regex(/^\/(?![/\\])/),
    page: text,
    product: text,
  }),
);

/** Reads the results that the user opened, newest first; ignores anything else in the storage. */
export function readRecent({ read }: SearchStorage): SearchEntry[] {
  try {
    const parsed = recentSchema.safeParse(JSON.parse(read(RECENT_KEY) ?? '[]'));
    return parsed.success ? parsed.data.slice(0, RECENT_LIMIT) : [];
  } catch {
    return [];
  }
}

/** Puts an opened result first. */
export function rememberResult(
  storage: SearchStorage,
  { kind, name, href, page, product }: SearchEntry,
): void {
  const earlier = readRecent(storage).filter((entry) => entry.href !== href);
  const recent = [{ kind, name, href, page, product }, ...earlier].slice(0, RECENT_LIMIT);
  storage.write(RECENT_KEY, JSON.stringify(recent));
}
