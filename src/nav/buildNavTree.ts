import { DocsError } from '../internal/DocsError.ts';
import { NAV_FLAGS, type NavEntry, type NavNode } from './nav.types.ts';
import { titleFromPathname } from './titleFromPathname.ts';

const KNOWN_FIELDS = new Set<string>([
  'pathname',
  'title',
  'subheader',
  'children',
  'plan',
  ...NAV_FLAGS,
]);
const API_ANCHOR = /\/(?:components|hooks)-api\/?#/;

type Report = (error: DocsError) => void;

function fail(error: DocsError): never {
  throw error;
}

/**
 * Builds the navigation tree. Reports unknown fields, and duplicate pathnames except API anchors
 * (NAV-26); throws the first mistake by default.
 */
export function buildNavTree(entries: readonly NavEntry[], report: Report = fail): NavNode[] {
  reportDuplicates(entries, report);
  return entries.map((entry) => buildNode(entry, report));
}

function buildNode(entry: NavEntry, report: Report): NavNode {
  checkFields(entry, report);
  const { pathname, children, plan, subheader } = entry;
  const title = entry.title ?? titleFromPathname(subheader ?? pathname);
  const flags = NAV_FLAGS.filter((flag) => entry[flag]);
  const base = { title, flags, ...(plan && { plan }) };
  if (children) {
    const kind = subheader === undefined ? 'group' : 'subheader';
    return { kind, pathname, ...base, children: children.map((child) => buildNode(child, report)) };
  }
  if (/^https?:\/\//.test(pathname)) return { kind: 'external', href: pathname, ...base };
  return { kind: 'page', pathname: withoutTrailingSlash(pathname), ...base };
}

function checkFields(entry: NavEntry, report: Report): void {
  const unknown = Object.keys(entry).filter((field) => !KNOWN_FIELDS.has(field));
  if (unknown.length === 0) return;
  report(
    new DocsError('nav/unknown-field', {
      pathname: entry.pathname,
      fields: unknown,
      valid: [...KNOWN_FIELDS],
    }),
  );
}

function withoutTrailingSlash(pathname: string): string {
  const end = pathname.includes('#') ? pathname.indexOf('#') : pathname.length;
  if (end < 2 || pathname[end - 1] !== '/') return pathname;
  return pathname.slice(0, end - 1) + pathname.slice(end);
}

function reportDuplicates(entries: readonly NavEntry[], report: Report): void {
  const places = new Map<string, string[]>();
  collectPlaces(entries, 'nav', places);
  const [first, ...duplicates] = [...places].filter(([, positions]) => positions.length > 1);
  if (!first) return;
  const [pathname, positions] = first;
  report(
    new DocsError('nav/duplicate-pathname', {
      pathname,
      places: [
        positions.join(' and '),
        ...duplicates.map(([path, at]) => `"${path}" appears at ${at.join(' and ')}`),
      ],
    }),
  );
}

function collectPlaces(
  entries: readonly NavEntry[],
  trail: string,
  places: Map<string, string[]>,
): void {
  for (const [index, { pathname, children }] of entries.entries()) {
    const place = `${trail}[${index}]`;
    if (!API_ANCHOR.test(pathname)) {
      const key = withoutTrailingSlash(pathname);
      const positions = places.get(key);
      if (positions) positions.push(place);
      else places.set(key, [place]);
    }
    if (children) collectPlaces(children, `${place}.children`, places);
  }
}
