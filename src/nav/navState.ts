import { parseJson } from '../internal/parseJson.ts';
import { REMEMBERED_GROUPS } from './nav.constants.ts';

/** Parses the stored array of open groups. Ignores invalid JSON and values other than strings. */
export function parseOpenGroups(stored: string | null): Set<string> {
  const value = parseJson(String(stored));
  const groups = Array.isArray(value) ? value.filter((group) => typeof group === 'string') : [];
  return new Set(groups.slice(-REMEMBERED_GROUPS));
}

/** Returns the string to store after a group opened or closed. */
export function rememberGroup(stored: string | null, group: string, open: boolean): string {
  const groups = parseOpenGroups(stored);
  groups.delete(group);
  if (open) groups.add(group);
  return JSON.stringify([...groups]);
}
