/** Wraps a pure function and caches its results by text. */
export function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    let value = values.get(text);
    if (value === undefined) {
      value = compute(text);
      values.set(text, value);
    }
    return value;
  };
}
