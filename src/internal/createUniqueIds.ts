/** Creates a function that numbers repeated ids: `a`, `a-2`. Avoids the ids in `taken`. */
export function createUniqueIds(taken: Iterable<string>): (id: string) => string {
  const used = new Set(taken);
  return (id) => {
    let unique = id;
    for (let number = 2; used.has(unique); number += 1) unique = `${id}-${number}`;
    used.add(unique);
    return unique;
  };
}
