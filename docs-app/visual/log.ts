/** Prints a line to standard output. */
export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Formats a number with its noun: `1 screenshot`, `2 screenshots`. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
