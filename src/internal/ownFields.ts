/** Copies own fields into an object without a prototype, so that none are inherited. */
export function ownFields<Value>(value: Value): Value {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? (Object.assign(Object.create(null), value) as Value) : value;
}
