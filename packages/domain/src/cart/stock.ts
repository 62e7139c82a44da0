export const DEFAULT_MAX_STOCK = 100;

/** From this many units down, the number left is worth a warning. */
export const LOW_STOCK = 10;

/** How full the stock bar is: stock / maxStock in percent, within 0 to 100. */
export function stockPercent(stock: number, maxStock: number = DEFAULT_MAX_STOCK): number {
  if (!(stock > 0)) return 0;
  return maxStock > 0 ? Math.min(100, (stock / maxStock) * 100) : 100;
}

/** The number left in words, for the stock bar: 'Sold out', 'Only 4 left' or '40 left'. */
export function stockLeftWords(stock: number): string {
  if (!(stock > 0)) return 'Sold out';
  return stock > LOW_STOCK ? `${stock} left` : `Only ${stock} left`;
}

/** How many units of each product some lines are, by product id, whatever their variants. */
export function unitsByProduct(lines: Iterable<{ productId: string; quantity: number }>): Map<string, number> {
  const units = new Map<string, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return units;
}
