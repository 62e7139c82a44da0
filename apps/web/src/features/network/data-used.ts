// Mean retail price of mobile data in Nigeria, December 2025: 575 naira a gigabyte.
const KOBO_PER_GIGABYTE = 57_500;

/** Bytes that this visit has taken from the network so far, as far as the browser tells. */
export function visitBytes(): number {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
}

/** '143 KB (≈ ₦0.08)': what a number of bytes means to somebody who pays for each. */
export function dataWords(bytes: number): string {
  const size = bytes < 1e6 ? `${Math.round(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return `${size} (≈ ₦${((bytes / 1e9) * (KOBO_PER_GIGABYTE / 100)).toFixed(2)})`;
}
