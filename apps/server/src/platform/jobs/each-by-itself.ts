/**
 * Works on one item after the other; one that fails does not hold up those behind it. Throws at the end what went wrong,
 * so that the job runner tells it.
 */
export async function eachByItself<T>(
  items: readonly T[],
  stopping: AbortSignal,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    if (stopping.aborted) break;
    try {
      await work(item);
    } catch (error) {
      failures.push(new Error(`at ${JSON.stringify(item)}`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
