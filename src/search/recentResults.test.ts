import { describe, expect, test } from 'vitest';
import { readRecent, rememberResult } from './recentResults.ts';
import { RECENT_LIMIT } from './search.constants.ts';
import type { SearchEntry } from './search.types.ts';

function createStorage(value: string | null = null) {
  const stored = { value };
  return {
    read: () => stored.value,
    write: (_: string, next: string) => void (stored.value = next),
  };
}

const entry = (href: string): SearchEntry => ({
  kind: 'page',
  name: href,
  href,
  page: href,
  product: 'Harbor',
});

describe('recent results', () => {
  test('lists the newest results first, each once', () => {
    const storage = createStorage();
    const opened = ['/a', '/b', '/c', '/d', '/e', '/f', '/b'];
    for (const href of opened) rememberResult(storage, entry(href));
    const hrefs = readRecent(storage).map(({ href }) => href);
    expect(hrefs).toEqual(['/b', '/f', '/e', '/d', '/c']);
    expect(hrefs).toHaveLength(RECENT_LIMIT);
  });

  test.each([
    'no JSON',
    '{}',
    '[1]',
    '[{"kind":"page"}]',
    JSON.stringify([entry('javascript:alert(1)')]),
    JSON.stringify([entry('//other.example')]),
    JSON.stringify([entry(String.raw`/\other.example`)]),
    JSON.stringify([{ ...entry('/a'), kind: 'unknown' }]),
  ])('ignores the stored value %s', (value) => {
    expect(readRecent(createStorage(value))).toEqual([]);
  });
});
