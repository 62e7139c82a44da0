/** `ORD-1767225600000`. Unique because the caller moves on to the next free millisecond. @param milliseconds Unix time */
export function orderNumber(milliseconds: number): string {
  if (!Number.isSafeInteger(milliseconds) || milliseconds < 0) {
    throw new RangeError(`Not a time in whole milliseconds: ${milliseconds}`);
  }
  return `ORD-${milliseconds}`;
}

/** An order number as people type it: without blanks and `#`, in capitals, with its prefix; undefined if it is none. */
export function readOrderNumber(text: string): string | undefined {
  const digits = /^(?:ORD)?-?(\d{13,15})$/.exec(text.toUpperCase().replace(/[\s#]/g, ''))?.[1];
  return digits === undefined ? undefined : `ORD-${digits}`;
}
