/** Copies own properties into an object without a prototype; returns other values unchanged. */
export function ownFields<Value>(value: Value): Value {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? (Object.assign(Object.create(null), value) as Value) : value;
}
