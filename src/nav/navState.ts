import { REMEMBERED_GROUPS } from './nav.constants.ts';

/** Parses the remembered open groups; anything else than a list of texts is no group. */
export function parseOpenGroups(stored: string | null): Set<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return new Set();
    const groups = value.filter((group): group is string => typeof group === 'string');
    return new Set(groups.slice(-REMEMBERED_GROUPS));
  } catch {
    return new Set();
  }
}

/** Returns the remembered groups after one was opened or closed, as they are stored. */
export function rememberGroup(stored: string | null, group: string, open: boolean): string {
  const groups = parseOpenGroups(stored);
  groups.delete(group);
  if (open) groups.add(group);
  return JSON.stringify([...groups].slice(-REMEMBERED_GROUPS));
}
