/** Splits a name such as `Battery20` or `add-alarm` into lower-case words. */
export function listNameWords(name: string): string[] {
  const spaced = name
    .replaceAll(/(\p{Ll})(\p{Lu}|\d)/gu, '$1 $2')
    .replaceAll(/(\p{Lu}|\d)(\p{Lu}\p{Ll})/gu, '$1 $2');
  return (spaced.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase());
}
