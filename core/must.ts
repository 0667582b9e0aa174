/** For what cannot be missing: a mistake of ours is loud, and never turns into an empty text or a zero. */
export function must<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
