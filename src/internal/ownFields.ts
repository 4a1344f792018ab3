/** Copies what an object has of its own, so that nothing else answers for it. */
export function ownFields<Value>(value: Value): Value {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? (Object.assign(Object.create(null), value) as Value) : value;
}
