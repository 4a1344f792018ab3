import { findClosest, listAlternatives, type PageLink } from '@vitrine/ui/core';
import { parseAddress, type Address } from './parseAddress.ts';

/** Limits: 5 pages, with names that differ in at most a third of their letters. */
const LIMIT = 5;
const DIFFERENCE = 0.34;

interface Candidate {
  page: PageLink;
  address: Address;
}

/**
 * Suggests pages for a missing page, in this order: the same name in the same library, a synonym in
 * the same library, the same name in another library, a similar name.
 */
export function suggestPages(pathname: string, pages: readonly PageLink[]): PageLink[] {
  const wanted = parseAddress(pathname);
  const candidates = pages.map((page) => ({ page, address: parseAddress(page.pathname) }));
  const synonyms = listSynonyms(wanted);
  const rank = ({ name, segment, library }: Address) => {
    if (library !== wanted.library) return segment === wanted.segment ? 3 : 4;
    if (name !== wanted.name) return 2;
    return segment === wanted.segment ? 0 : 1;
  };
  const same = candidates
    .filter(({ address }) => address.name === wanted.name || synonyms.has(toKey(address)))
    .toSorted((a, b) => rank(a.address) - rank(b.address));
  return [...same, ...findSimilar(wanted, candidates)].map(({ page }) => page).slice(0, LIMIT);
}

/** Lists the keys of an address with a synonym as its name, such as `modal` for `dialog`. */
function listSynonyms({ library, segment, name }: Address): ReadonlySet<string> {
  const names = listAlternatives(name).map((text) => text.replaceAll(' ', '-'));
  return new Set(
    names.map((other) => toKey({ library, segment: segment.replace(name, other), name: other })),
  );
}

const toKey = ({ library, segment }: Address) => `${library}/${segment}`;

/** Finds pages with a similar name, in the same library if it has pages. */
function findSimilar(wanted: Address, candidates: readonly Candidate[]): Candidate[] {
  const isOwn = ({ address }: Candidate) => address.library === wanted.library;
  const neighbors = candidates.some(isOwn) ? candidates.filter(isOwn) : candidates;
  const names = [...new Set(neighbors.map(({ address }) => address.name))];
  return findClosest(wanted.name, names, { limit: LIMIT, difference: DIFFERENCE })
    .filter((name) => name !== wanted.name)
    .flatMap((name) => neighbors.filter(({ address }) => address.name === name));
}
