/** Converts any value to text, also one whose conversion throws. */
export function toText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
