/** Appends numbers to repeated ids: `a`, `a-2`. Avoids the ids in `taken`. */
export function uniqueIds(ids: readonly string[], taken: Iterable<string> = []): string[] {
  const used = new Set(taken);
  return ids.map((id) => {
    let unique = id;
    for (let number = 2; used.has(unique); number += 1) unique = `${id}-${number}`;
    used.add(unique);
    return unique;
  });
}
