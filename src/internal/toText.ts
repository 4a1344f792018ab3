/** Converts any value to text; returns its type when the conversion throws. */
export function toText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
