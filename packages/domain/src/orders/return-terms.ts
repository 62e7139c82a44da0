/** What a store promises for a product without a return policy of its own. */
export function returnTerms(days: number): string {
  if (days === 0) return 'This store takes no returns.';
  return `Returns within ${days} ${days === 1 ? 'day' : 'days'} of delivery.`;
}
