import { cleanPathname, decodePathname, isRoutable } from '@vitrine/ui/core';

/** Rule of a `_redirects` file. */
export interface HostRule {
  from: string;
  to: string;
  status: number;
}

/** Parses a `_redirects` file as static hosts do. */
export function parseHostRules(text: string): HostRule[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.split(/\s+/);
      return { from, to, status: Number(status) };
    });
}

interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** Returns whether a rule matches a path; a trailing `*` matches any suffix. */
function matchesPath(rulePath: string, path: string): boolean {
  return rulePath.endsWith('*') ? path.startsWith(rulePath.slice(0, -1)) : path === rulePath;
}

/**
 * Parses a `_headers` file as static hosts do.
 * The returned function merges the headers of all rules that match a path.
 */
export function createHostHeaders(text: string): (path: string) => Map<string, string> {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }
  return (requestPath) => {
    const headers = new Map<string, string>();
    const matches = rules.filter(({ path }) => matchesPath(path, requestPath));
    for (const [name, value] of matches.flatMap((rule) => rule.headers)) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
    return headers;
  };
}

/** Redirect that a host sends. */
export type HostRedirect = Pick<HostRule, 'to' | 'status'>;

/**
 * Creates a function that returns the redirect of a path, or undefined.
 * A path with wrong slashes redirects to its clean form.
 */
export function createHostRedirect(
  rules: readonly HostRule[],
): (path: string) => HostRedirect | undefined {
  const folders = rules.filter(({ from }) => from.endsWith('/*'));
  const exact = new Map(rules.map((rule) => [decodePathname(rule.from), rule]));
  return (path) => {
    if (!isRoutable(path)) return undefined;
    const pathname = cleanPathname(path);
    const match =
      exact.get(decodePathname(pathname)) ??
      folders.find(({ from }) => pathname.startsWith(from.slice(0, -1)));
    if (match && match.status < 400) {
      const to = match.to.replace('/:splat', pathname.slice(match.from.length - 2));
      return to === path ? undefined : { to, status: match.status };
    }
    return pathname === path ? undefined : { to: pathname, status: 308 };
  };
}
