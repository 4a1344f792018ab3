const PASSED_TEST = /^\s*[✓√]/;
const FAILED_TEST = /^\s*[✕×]/;
/** First line of an error that vitest prints below a failed test. */
const ERROR_DETAIL = /^\s+→/;
const DURATION = /\s+\(?\d+(\.\d+)?\s?m?s\)?\s*$/;
const LONGEST_LINE = 110;

/** Collects the output lines of a gate. */
export interface GateOutput {
  /** Adds a line. Returns true when the line belongs to a failed test and must be printed now. */
  add: (line: string) => boolean;
  /** Returns the number of ended tests and the latest test; the last line if no test has ended. */
  progress: () => string;
  /** Returns all lines except those of passed tests. */
  details: () => string[];
}

/** Creates an empty collector for the output of a gate. */
export function createGateOutput(): GateOutput {
  const lines: string[] = [];
  let ended = 0;
  let newest = '';
  let isAfterFailure = false;
  return {
    add(line) {
      const isFailure = FAILED_TEST.test(line);
      const isDetail = isAfterFailure && ERROR_DETAIL.test(line);
      isAfterFailure = isFailure || isDetail;
      if (isFailure || PASSED_TEST.test(line)) {
        ended += 1;
        newest = line.trim().slice(1).replace(DURATION, '').trim();
      }
      lines.push(line);
      return isAfterFailure;
    },
    progress() {
      if (ended > 0) return shorten(`${ended} tests, newest: ${newest}`);
      return shorten(lines.findLast((line) => line.trim() !== '')?.trim() ?? 'no output yet');
    },
    details: () => lines.filter((line) => !PASSED_TEST.test(line)),
  };
}

function shorten(text: string): string {
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text;
}
