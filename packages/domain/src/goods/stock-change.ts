/** Units that a stock item can have. */
export const MOST_UNITS = 1_000_000;

export type StockChange =
  /** `moved`: what was sold or counted by somebody else since `seen` was read. */
  | { kind: 'change'; stock: number; by: number; moved: number }
  /** `least`: the units that are promised to buyers who are paying now. */
  | { kind: 'refuse'; reason: 'not_enough_free'; least: number }
  | { kind: 'refuse'; reason: 'too_many' };

/**
 * A typed count is a difference to what was seen: who saw 20 and counts 17 has lost three, whatever was sold meanwhile.
 * @param item units owned and held now @param seen units owned when the member looked
 */
export function decideStockChange(
  item: { stock: number; held: number },
  { seen, count }: { seen: number; count: number },
): StockChange {
  const by = count - seen;
  const stock = item.stock + by;
  if (stock < item.held) return { kind: 'refuse', reason: 'not_enough_free', least: item.held };
  if (stock > MOST_UNITS) return { kind: 'refuse', reason: 'too_many' };
  return { kind: 'change', stock, by, moved: item.stock - seen };
}
