/** Writes a line for people. */
export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Counts things in words: `1 picture`, `2 pictures`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
