/** Parses the value of `--port`. Throws when it is not a port. */
export function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`--port must be a whole number up to 65535, not "${text}".`);
}
