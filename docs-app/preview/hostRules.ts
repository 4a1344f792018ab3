import { cleanPathname } from '@vitrine/ui/core';

/** A rule of a `_redirects` file. */
export interface HostRule {
  from: string;
  to: string;
  status: number;
}

/** Reads a `_redirects` file, as static hosts do. */
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

/** Reads a `_headers` file, as static hosts do; gives the headers of a path, those of all rules together. */
export function createHostHeaders(text: string): (path: string) => Map<string, string> {
  const rules = new Map<string, [name: string, value: string][]>();
  let path = '';
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) path = line.trim();
    else rules.set(path, [...(rules.get(path) ?? []), [name, value]]);
  }
  return (asked) => {
    const found = asked.replace(/(?:\/index\.html|\/)$/, '') || '/';
    const headers = new Map<string, string>();
    for (const [name, value] of [...(rules.get('/*') ?? []), ...(rules.get(found) ?? [])]) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
    return headers;
  };
}

/** Creates the host's answer: where a path has moved to, also when only its slashes are not as they should be. */
export function createHostRedirect(
  rules: readonly HostRule[],
): (path: string) => string | undefined {
  const folders = rules.filter(({ from }) => from.endsWith('/*'));
  const exact = new Map(rules.map((rule) => [rule.from, rule]));
  return (path) => {
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
