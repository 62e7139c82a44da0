/**
 * What is made of a schema, made at its first use and once for equal schemas: most routes share theirs, and few are asked
 * for in the first minute of a process. Gives a getter.
 */
export function onceFor<T>(make: (schema: object) => T): (schema: object) => () => T {
  const made = new Map<string, T>();
  return (schema) => {
    const key = JSON.stringify(schema);
    return () => {
      const known = made.get(key);
      if (known !== undefined) return known;
      const fresh = make(schema);
      made.set(key, fresh);
      return fresh;
    };
  };
}
