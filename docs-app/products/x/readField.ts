/** Returns the text of a picker's input, without the invisible isolate characters of RTL texts. */
export function readField(field: HTMLElement): string {
  return field instanceof HTMLInputElement ? field.value.replace(/[\u2066-\u2069]/g, '') : '';
}
