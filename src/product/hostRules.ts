import { encodePathname } from '../internal/encodePathname.ts';
import { LANGUAGES, localizePathname, type Language } from '../i18n/languages.ts';
import type { Redirect } from './redirects.ts';

/**
 * Smallest limits of Cloudflare Pages, Netlify and GitLab Pages for a `_redirects` file.
 * Cloudflare allows 100 wildcard rules, and counts every rule after the first wildcard.
 * GitLab allows 1,000 rules and 64 kB, and only the statuses 301 and 302.
 */
export const HOST_LIMITS = { rules: 1000, wildcards: 100, bytes: 64 * 1024 } as const;

/** Minimum number of redirects in a folder before one wildcard rule replaces them. */
const SMALLEST_FOLDER = 8;
const MOST_FOLDERS = 30;
/** Language prefixes in rule order; `en` is last, because a wildcard covers its dropped rules. */
const PREFIXES = [undefined, ...LANGUAGES.toReversed()] as const;

export interface HostRules {
  /** Content of the `_redirects` file. */
  text: string;
  /** Number of dropped rules that no wildcard covers; the not-found page follows the redirects. */
  dropped: number;
}

interface Sources {
  redirects: readonly Redirect[];
  /** Pathnames of the site's pages, which no wildcard may cover. */
  pathnames: readonly string[];
}

/** Formats redirects as rules within the limits of static hosts, wildcards last. */
export function planHostRules({ redirects, pathnames }: Sources): HostRules {
  const folders = findFolders(redirects, pathnames);
  const single = redirects.filter(({ from, to }) => {
    const [folder, name] = splitLast(from);
    return to !== `${folders.get(folder)}/${name}`;
  });
  const isInFolder = ({ from }: Redirect) =>
    Array.from(folders.keys()).some((folder) => from.startsWith(`${folder}/`));
  const wildcards = [
    ...PREFIXES.flatMap((language) =>
      Array.from(folders, ([from, to]) =>
        rule(`${escapeSyntax(from)}/*`, `${escapeSyntax(to)}/:splat`, language),
      ),
    ),
    '/en/* /:splat 301',
  ];
  const exact = PREFIXES.flatMap((language) =>
    single.map((redirect) => ({ language, ...redirect })),
  )
    // Rules are dropped from the end, and a wildcard would misdirect dropped rules of its folder.
    .toSorted((a, b) => Number(isInFolder(b)) - Number(isInFolder(a)));
  const lines = [
    '/en / 301',
    ...exact.map(({ from, to, language }) => rule(escapeSyntax(from), escapeSyntax(to), language)),
  ];
  const kept = keepWithin(lines, {
    rules: HOST_LIMITS.rules - wildcards.length,
    bytes: HOST_LIMITS.bytes - sizeOf(wildcards.join('\n')),
  });
  // `/en/*` covers other dropped `/en/` rules: it redirects to the path without a language.
  const dropped = exact
    .slice(kept.length - 1)
    .filter((redirect) => redirect.language !== 'en' || isInFolder(redirect));
  return { text: [...kept, ...wildcards, ''].join('\n'), dropped: dropped.length };
}

/** Formats redirects as rules for static hosts, one per line. The first match wins. */
export function writeHostRules(
  redirects: readonly Redirect[],
  pathnames: readonly string[] = redirects.map(({ to }) => to),
): string {
  return planHostRules({ redirects, pathnames }).text;
}

/** Finds folders without pages whose redirects keep the page name in another folder. */
function findFolders(
  redirects: readonly Redirect[],
  pathnames: readonly string[],
): Map<string, string> {
  const counts = new Map<string, { from: string; to: string; count: number }>();
  for (const { from, to } of redirects) {
    const [folder, name] = splitLast(from);
    if (folder === '' || !to.endsWith(`/${name}`)) continue;
    const move = { from: folder, to: to.slice(0, -name.length - 1), count: 0 };
    const key = `${move.from} ${move.to}`;
    counts.set(key, { ...move, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const candidates = [...counts.values()]
    .filter(({ from, to, count }) => {
      const isFree = !pathnames.some((pathname) => pathname.startsWith(`${from}/`));
      return count >= SMALLEST_FOLDER && isFree && to !== '';
    })
    .toSorted((a, b) => b.count - a.count);
  const folders = new Map<string, string>();
  for (const { from, to } of candidates) {
    if (!folders.has(from) && folders.size < MOST_FOLDERS) folders.set(from, to);
  }
  // The first match wins, so a folder comes before the folder that contains it.
  return new Map([...folders].toSorted(([a], [b]) => b.length - a.length));
}

function splitLast(pathname: string): [folder: string, name: string] {
  const slash = pathname.lastIndexOf('/');
  return [pathname.slice(0, slash), pathname.slice(slash + 1)];
}

function rule(from: string, to: string, language?: Language): string {
  const prefix = language === undefined ? '' : `/${language}`;
  return `${prefix}${from} ${localizePathname(language ?? 'en', to)} 301`;
}

/** Encodes a pathname, including `*` and `:`, which are special in a `_redirects` file. */
function escapeSyntax(pathname: string): string {
  return encodePathname(pathname).replaceAll('*', '%2A').replaceAll(':', '%3A');
}

/** Returns the first lines within the limits of rules and bytes. */
function keepWithin(
  lines: readonly string[],
  { rules, bytes }: { rules: number; bytes: number },
): string[] {
  let size = 0;
  return lines.filter((line, index) => {
    size += sizeOf(line);
    return index < rules && size <= bytes;
  });
}

/** Returns the size of encoded text and of the line break after it, in bytes. */
function sizeOf(ascii: string): number {
  return ascii.length + 1;
}
