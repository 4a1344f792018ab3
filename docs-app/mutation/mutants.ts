/** A mutant; lines and columns start at 1, as in Stryker's report. */
export interface Mutant {
  /** Path relative to the project's folder. */
  file: string;
  line: number;
  /** Original code and replacement, then the whole line if it is longer; without line number. */
  change: string;
  /** Undefined when the mutant is invalid, ignored or equivalent to the original. */
  isKilled: boolean | undefined;
}

interface Position {
  line: number;
  column: number;
}

/** Fields of Stryker's mutants that the report needs. */
export interface StrykerMutant {
  location: { start: Position; end: Position };
  replacement: string;
  status: string;
}

export interface Score {
  killed: number;
  total: number;
}

const MAX_TEXT = 100;

/** Converts a mutant of Stryker; `text` is the content of its file. */
export function readMutant(mutant: StrykerMutant, file: string, text: string): Mutant {
  const { location, replacement, status } = mutant;
  const { start, end } = location;
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const all = lines.join('\n');
  const before = all.slice(0, start.column - 1);
  const after = lines.at(-1)?.slice(end.column - 1) ?? '';
  const original = shorten(all.slice(before.length, all.length - after.length));
  const change = `${original} → ${shorten(replacement) || 'nothing'}`;
  const line = shorten(before + original + after);
  return {
    ...{ file, line: start.line },
    change: line === original ? change : `${change}  in  ${line}`,
    isKilled: isEquivalent(original, replacement) ? undefined : judgeStatus(status),
  };
}

/** Returns whether a mutant behaves like the original: an empty block also returns undefined. */
function isEquivalent(original: string, replacement: string): boolean {
  return original === '{ return undefined; }' && replacement === '{}';
}

function judgeStatus(status: string): boolean | undefined {
  if (status === 'Killed' || status === 'Timeout') return true;
  return status === 'Survived' || status === 'NoCoverage' ? false : undefined;
}

/** Replaces the middle of a long text by an ellipsis. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= MAX_TEXT) return flat;
  return `${flat.slice(0, MAX_TEXT / 2)}…${flat.slice(-MAX_TEXT / 2)}`;
}

/** Counts the valid mutants and the killed mutants. */
export function scoreMutants(mutants: readonly Pick<Mutant, 'isKilled'>[]): Score {
  const valid = mutants.filter(({ isKilled }) => isKilled !== undefined);
  return { killed: valid.filter(({ isKilled }) => isKilled).length, total: valid.length };
}

/** Returns a score in percent, never rounded up; without mutants it is 100. */
export function toPercent({ killed, total }: Score): number {
  return total === 0 ? 100 : Math.floor((1000 * killed) / total) / 10;
}
