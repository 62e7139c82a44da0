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

/**
 * Does a step of one item after the other, and begins anew until none has more to do: one with many steps does not hold up those
 * behind it, nor does one that fails. Throws at the end what went wrong.
 * @param step answers whether there may be more of its item
 */
export async function eachInTurn<T>(
  items: readonly T[],
  stopping: AbortSignal,
  step: (item: T) => Promise<boolean>,
): Promise<void> {
  const failures: unknown[] = [];
  let left = items;
  while (left.length > 0 && !stopping.aborted) {
    const more: T[] = [];
    const turn = eachByItself(left, stopping, async (item) => {
      if (await step(item)) more.push(item);
    });
    await turn.catch((error: AggregateError) => failures.push(...error.errors));
    left = more;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
