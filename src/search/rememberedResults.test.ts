import { describe, expect, test } from 'vitest';
import { readRemembered, rememberResult, togglePin } from './rememberedResults.ts';
import { PINNED_KEY, PINNED_LIMIT, RECENT_KEY, RECENT_LIMIT } from './search.constants.ts';
import type { SearchEntry } from './search.types.ts';

function createStorage(value?: string) {
  const stored = new Map(value === undefined ? [] : [[RECENT_KEY, value]]);
  return {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, next: string) => void stored.set(key, next),
  };
}

const hrefsOf = (entries: readonly SearchEntry[]) => entries.map(({ href }) => href);

const entry = (href: string): SearchEntry => ({
  kind: 'page',
  name: href,
  href,
  page: href,
  product: 'Harbor',
});

describe('recent results', () => {
  test('lists the newest recent results first, without duplicates', () => {
    const storage = createStorage();
    const opened = ['/a', '/b', '/c', '/d', '/e', '/f', '/b'];
    for (const href of opened) rememberResult(storage, entry(href));
    const hrefs = hrefsOf(readRemembered(storage).recent);
    expect(hrefs).toEqual(['/b', '/f', '/e', '/d', '/c']);
    expect(hrefs).toHaveLength(RECENT_LIMIT);
    rememberResult(storage, entry('/e'));
    expect(hrefsOf(readRemembered(storage).recent)).toEqual(['/e', '/b', '/f', '/d', '/c']);
  });

  test('stores only enough recent results to fill the list when all pinned results are recent', () => {
    const storage = createStorage();
    for (let at = 0; at < 20; at += 1) rememberResult(storage, entry(`/${at}`));
    const stored = JSON.parse(String(storage.read(RECENT_KEY))) as unknown[];
    expect(stored).toHaveLength(RECENT_LIMIT + PINNED_LIMIT);
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
  ])('ignores the stored recent results %s', (value) => {
    expect(readRemembered(createStorage(value)).recent).toEqual([]);
  });

  test('keeps the valid results when another stored result is invalid', () => {
    const stored = JSON.stringify([entry('/a'), { ...entry('/b'), kind: 'unknown' }, entry('/c')]);
    const { recent } = readRemembered(createStorage(stored));
    expect(hrefsOf(recent)).toEqual(['/a', '/c']);
  });
});

describe('pinned results', () => {
  test('lists a pinned result separately from recent results until it is unpinned', () => {
    const storage = createStorage();
    for (const href of ['/a', '/b']) rememberResult(storage, entry(href));
    expect(togglePin(storage, entry('/a'))).toBe('added');
    const { pinned, recent } = readRemembered(storage);
    expect([hrefsOf(pinned), hrefsOf(recent)]).toEqual([['/a'], ['/b']]);
    expect(togglePin(storage, entry('/a'))).toBe('removed');
    expect(hrefsOf(readRemembered(storage).recent)).toEqual(['/b', '/a']);
  });

  test('keeps only the newest pins when the limit is exceeded', () => {
    const storage = createStorage();
    for (let at = 0; at <= PINNED_LIMIT; at += 1) togglePin(storage, entry(`/${at}`));
    const hrefs = hrefsOf(readRemembered(storage).pinned);
    expect([hrefs[0], hrefs.length]).toEqual([`/${PINNED_LIMIT}`, PINNED_LIMIT]);
    expect(JSON.parse(String(storage.read(PINNED_KEY)))).toHaveLength(PINNED_LIMIT);
  });

  test('reads only the newest pins when the storage contains more pins than the limit', () => {
    const storage = createStorage();
    const pins = Array.from({ length: PINNED_LIMIT + 1 }, (_, at) => entry(`/${at}`));
    storage.write(PINNED_KEY, JSON.stringify(pins));
    expect(readRemembered(storage).pinned).toEqual(pins.slice(0, PINNED_LIMIT));
  });

  test('fails to pin and to unpin when the browser denies storage', () => {
    const pins = JSON.stringify([entry('/a')]);
    for (const stored of [null, pins]) {
      const storage = { read: () => stored, write: () => {} };
      expect(togglePin(storage, entry('/a'))).toBe('failed');
    }
  });
});
