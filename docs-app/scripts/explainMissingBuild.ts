import { isSiteCurrent, type BuiltSite } from '../build/evidence/builtSources.ts';
import { displayPath } from '../node/paths.ts';
import type { Gate } from './gates.ts';

interface ChosenGates {
  /** All gates of the tier. */
  gates: readonly Gate[];
  /** Names of the gates to run. */
  names: readonly string[];
  /** Command that runs the gates. */
  command: string;
}

/**
 * Explains which site the chosen gates lack: they need it, no chosen gate builds it, and it was not
 * built from the current sources. Returns undefined when they lack none.
 */
export function explainMissingBuild(
  { gates, names, command }: ChosenGates,
  isCurrent: (site: BuiltSite) => boolean = isSiteCurrent,
): string | undefined {
  const needed = gates.flatMap(({ name, needs = [] }) => (names.includes(name) ? needs : []));
  const missing = gates.flatMap(({ name, builds }) =>
    builds && needed.includes(name) && !names.includes(name) && !isCurrent(builds)
      ? [{ name, folder: displayPath(builds.dist) }]
      : [],
  );
  if (missing.length === 0) return undefined;
  const folders = missing.map(({ folder }) => folder).join(' and ');
  const all = [...missing.map(({ name }) => name), ...names].join(' ');
  return `No build of the current sources is in ${folders}. Run "${command} -- ${all}".`;
}
