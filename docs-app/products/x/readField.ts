/** Returns the text of a picker's field, without the invisible isolates around parts in RTL. */
export function readField(field: HTMLElement): string {
  return field instanceof HTMLInputElement ? field.value.replace(/[\u2066-\u2069]/g, '') : '';
}
