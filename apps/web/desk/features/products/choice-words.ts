/** 'red · blue · 42–45': what can be chosen of a product; '' where there is no choice. */
export function choiceWords({ colors, sizes }: { colors: readonly string[]; sizes: readonly string[] }): string {
  return [...colors, ...(isRow(sizes) ? [`${sizes[0]}–${sizes.at(-1)}`] : sizes)].join(' · ');
}

/** Three whole numbers or more, each as much above the one before: 42 43 44, 6 8 10. */
function isRow(sizes: readonly string[]): boolean {
  if (sizes.length < 3 || !sizes.every((size) => /^\d{1,4}$/.test(size))) return false;
  const [first, second] = sizes.map(Number) as [number, number];
  return second > first && sizes.every((size, at) => Number(size) === first + at * (second - first));
}
