/** Sets values into the `{places}` of a label; a place without a value stays. */
export function fillLabel(
  label: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return label.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
