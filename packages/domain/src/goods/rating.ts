/**
 * The mean rating to one decimal, rounded half up; 0 without reviews. From sum and count, because they are exact:
 * a mean such as 4.35 is already a little less than that in a double.
 */
export function roundRating(ratingSum: number, ratingCount: number): number {
  if (ratingCount <= 0) return 0;
  return Math.floor((ratingSum * 20 + ratingCount) / (2 * ratingCount)) / 10;
}

/** '4.6', '5.0' */
export function formatRating(average: number): string {
  return average.toFixed(1);
}
