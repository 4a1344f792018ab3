/** Ends an exhaustive switch: a case that was forgotten does not type-check. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`);
}
