import { expect, test } from 'vitest';
import type { TextResult } from './createTextSearch.ts';
import { mergeResults } from './mergeResults.ts';
import type { SearchEntry } from './search.types.ts';

const name = (href: string, isComplete = true) => ({
  entry: { kind: 'prop', name: href, href, page: 'Button', product: 'Harbor' } as SearchEntry,
  isComplete,
});
const text = (href: string, isComplete = true): TextResult => ({
  href,
  name: 'Heading',
  page: 'Button API',
  product: 'Harbor',
  text: 'Press a key.',
  terms: new Set(['press']),
  isComplete,
});
const hrefsOf = (entries: readonly SearchEntry[]) => entries.map(({ href }) => href);
const nothing = () => undefined;

test('lists complete name results, then complete text results, then alternates incomplete ones', () => {
  const names = [name('/a'), name('/b', false), name('/c', false)];
  const texts = [text('/d', false), text('/e'), text('/f', false), text('/g', false)];
  const hrefs = hrefsOf(mergeResults(names, texts, nothing));
  expect(hrefs).toEqual(['/a', '/e', '/b', '/d', '/c', '/f', '/g']);
});

test('adds the excerpt to a name result when both have the same URL', () => {
  const [result, ...others] = mergeResults([name('/a')], [text('/a')], nothing);
  expect(others).toEqual([]);
  expect(result).toMatchObject({ kind: 'prop', excerpt: [{ text: 'Press', isMatch: true }, {}] });
});

test('uses the name and page of the name search entry when a text result has the same URL', () => {
  const { entry } = name('/button#size');
  const page = name('/button').entry;
  const find = (href: string) => [entry, page].find((each) => each.href === href);
  const [known, unknown] = mergeResults([], [text('/button#size'), text('/button#else')], find);
  expect(known).toMatchObject({ kind: 'prop', name: '/button#size', page: 'Button' });
  expect(unknown).toMatchObject({ kind: 'section', name: 'Heading', page: 'Button' });
});

test('lists a page without an excerpt when its first section has no text', () => {
  expect(mergeResults([], [{ ...text('/button'), text: '' }], nothing)).toEqual([
    { kind: 'page', name: 'Heading', href: '/button', page: 'Button API', product: 'Harbor' },
  ]);
});
