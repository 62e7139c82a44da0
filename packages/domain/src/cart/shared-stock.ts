/** Something that lies on a shelf with others: variants that are counted together have one stock item. */
export interface Shelved {
  productId: string;
  /** Null: it is not offered, and has no units. Missing: not known; then variants count as counted together. */
  stockItemId?: string | null | undefined;
}

/** What two things share exactly when one has the units that the other lacks; null where there are none to share. */
export function shelfOf({ productId, stockItemId }: Shelved): string | null {
  return stockItemId === undefined ? productId : stockItemId;
}

/** What shares a shelf with nothing. */
const nothing: Share = { stock: 0, inOtherVariants: 0 };

/** What one line has of its stock item. */
export interface Share {
  /** Units that the line can have. */
  stock: number;
  /** Units that the other lines of the stock item were handed. */
  inOtherVariants: number;
}

interface Line extends Shelved {
  quantity: number;
}

/**
 * What each line of a cart can have: variants that are counted together share one stock item. Where it is enough for all, a
 * line can have what the others leave; where it is not, it is handed out line by line, so that the first ones can be
 * bought as they are.
 * @param availableOn units of a stock item that can be bought now
 */
export function sharesOfStock(lines: readonly Line[], availableOn: (shelf: string) => number): Share[] {
  const left = new Map<string, number>();
  const handed = lines.map((line) => {
    const shelf = shelfOf(line);
    if (shelf === null) return null;
    const before = left.get(shelf) ?? Math.max(0, availableOn(shelf));
    const units = Math.min(line.quantity, before);
    left.set(shelf, before - units);
    return { shelf, units };
  });
  return handed.map((share) => {
    if (share === null) return nothing;
    const { shelf, units } = share;
    const stock = units + (left.get(shelf) ?? 0);
    return { stock, inOtherVariants: Math.max(0, availableOn(shelf)) - stock };
  });
}

/** The units of a stock item that were handed out to these lines, and what each of them could have besides. */
export function availableBehind(lines: readonly (Line & { stock: number })[], shelf: string): number {
  let handed = 0;
  let left = 0;
  for (const { quantity, stock } of lines.filter((line) => shelfOf(line) === shelf)) {
    handed += Math.min(quantity, stock);
    left = Math.max(left, stock - quantity);
  }
  return handed + left;
}
