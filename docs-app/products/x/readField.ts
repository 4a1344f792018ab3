/** Reads what stands in a field of a picker; from right to left it isolates each part with signs that nobody sees. */
export function readField(field: HTMLElement): string {
  return field instanceof HTMLInputElement ? field.value.replace(/[\u2066-\u2069]/g, '') : '';
}
