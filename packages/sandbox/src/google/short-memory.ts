/** Keeps each entry for a while, and no more entries than `most`: the oldest goes first. */
export function shortMemory<Value>(most: number) {
  const kept = new Map<string, { value: Value; expiresAt: number }>();

  function get(key: string): Value | undefined {
    const found = kept.get(key);
    if (found && found.expiresAt > Date.now()) return found.value;
    kept.delete(key);
    return undefined;
  }

  return {
    get,
    set(key: string, value: Value, seconds: number): void {
      kept.delete(key);
      const oldest = kept.keys().next();
      if (kept.size >= most && !oldest.done) kept.delete(oldest.value);
      kept.set(key, { value, expiresAt: Date.now() + seconds * 1000 });
    },
    delete: (key: string) => kept.delete(key),
    /** What is not over yet. */
    entries: (): [key: string, value: Value][] =>
      [...kept.keys()].flatMap((key) => {
        const value = get(key);
        return value === undefined ? [] : [[key, value] as [string, Value]];
      }),
  };
}
