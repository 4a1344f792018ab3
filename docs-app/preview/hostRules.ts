import { cleanPathname, isRoutable } from '@vitrine/ui/core';

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

/**
 * Parses a `_headers` file as static hosts do.
 * The returned function merges the headers of all rules that match a path.
 */
export function createHostHeaders(text: string): (path: string) => Map<string, string> {
  const rules = new Map<string, [name: string, value: string][]>();
  let path = '';
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) path = line.trim();
    else rules.set(path, [...(rules.get(path) ?? []), [name, value]]);
  }
  return (requestPath) => {
    const rulePath = requestPath.replace(/(?:\/index\.html|\/)$/, '') || '/';
    const headers = new Map<string, string>();
    for (const [name, value] of [...(rules.get('/*') ?? []), ...(rules.get(rulePath) ?? [])]) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
    return headers;
  };
}

/**
 * Creates a function that returns the redirect target of a path, or undefined.
 * A path with wrong slashes redirects to its clean form.
 */
export function createHostRedirect(
  rules: readonly HostRule[],
): (path: string) => string | undefined {
  const folders = rules.filter(({ from }) => from.endsWith('/*'));
  const exact = new Map(rules.map((rule) => [rule.from, rule]));
  return (path) => {
    if (!isRoutable(path)) return undefined;
    const pathname = cleanPathname(path);
    const match =
      exact.get(pathname) ?? folders.find(({ from }) => pathname.startsWith(from.slice(0, -1)));
    const target =
      match && match.status < 400
        ? match.to.replace('/:splat', pathname.slice(match.from.length - 2))
        : pathname;
    return target === path ? undefined : target;
  };
}
