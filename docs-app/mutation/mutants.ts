/** A mutant as Stryker reports it; lines and columns begin at 1. */
export interface Mutant {
  /** Path from the project's folder. */
  file: string;
  line: number;
  /** Original and replacement, with the line when it is longer; the same when lines move. */
  change: string;
  /** Undefined when the mutant is no valid code. */
  isKilled: boolean | undefined;
}

interface Position {
  line: number;
  column: number;
}

/** The fields of a mutant of Stryker that are read here. */
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

/** Reads a mutant of Stryker; the text is that of its file. */
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

/** Returns whether a mutant cannot change anything: a block that returns undefined is as good as none. */
function isEquivalent(original: string, replacement: string): boolean {
  return original === '{ return undefined; }' && replacement === '{}';
}

function judgeStatus(status: string): boolean | undefined {
  if (status === 'Killed' || status === 'Timeout') return true;
  return status === 'Survived' || status === 'NoCoverage' ? false : undefined;
}

/** Replaces the middle of a long text. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= MAX_TEXT) return flat;
  return `${flat.slice(0, MAX_TEXT / 2)}…${flat.slice(-MAX_TEXT / 2)}`;
}

/** Counts the mutants that are valid, and those that tests noticed. */
export function scoreMutants(mutants: readonly Pick<Mutant, 'isKilled'>[]): Score {
  const valid = mutants.filter(({ isKilled }) => isKilled !== undefined);
  return { killed: valid.filter(({ isKilled }) => isKilled).length, total: valid.length };
}

/** Returns a score in percent, never rounded up; without mutants it is 100. */
export function toPercent({ killed, total }: Score): number {
  return total === 0 ? 100 : Math.floor((1000 * killed) / total) / 10;
}
