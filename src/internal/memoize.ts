/** Wraps a pure function and caches its results by argument, or by a key of the argument. */
export function memoize<Input, Value>(
  compute: (input: Input) => Value,
  keyOf: (input: Input) => unknown = (input) => input,
): (input: Input) => Value {
  const values = new Map<unknown, Value>();
  return (input) => {
    const key = keyOf(input);
    let value = values.get(key);
    if (value === undefined) {
      value = compute(input);
      values.set(key, value);
    }
    return value;
  };
}
