/** `ORD-1767225600000`. Unique because the caller moves on to the next free millisecond. @param milliseconds Unix time */
export function orderNumber(milliseconds: number): string {
  if (!Number.isSafeInteger(milliseconds) || milliseconds < 0) {
    throw new RangeError(`Not a time in whole milliseconds: ${milliseconds}`);
  }
  return `ORD-${milliseconds}`;
}
