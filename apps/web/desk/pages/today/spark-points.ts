/** Points of a line through values, the highest at the top and 0 at the bottom, a unit clear of each edge. */
export function sparkPoints(values: readonly number[], width: number, height: number): string {
  const highest = Math.max(1, ...values);
  const step = (width - 2) / Math.max(1, values.length - 1);
  return values
    .map((value, at) => `${rounded(1 + at * step)},${rounded(height - 1 - (value / highest) * (height - 2))}`)
    .join(' ');
}

const rounded = (value: number) => Math.round(value * 10) / 10;
