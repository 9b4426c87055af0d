/**
 * What is found out of a value, once for as long as it is the same one: whoever reads a site gets the same value of an entry
 * that has not changed.
 */
export function perValue<Value extends object, Result>(find: (value: Value) => Result) {
  const found = new WeakMap<Value, Result>();
  return (value: Value): Result => {
    if (!found.has(value)) found.set(value, find(value));
    return found.get(value) as Result;
  };
}
