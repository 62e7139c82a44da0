/** What one line has of its product's stock. */
export interface Share {
  /** Units that the line can have. */
  stock: number;
  /** Units that the product's other lines were handed. */
  inOtherVariants: number;
}

interface Line {
  productId: string;
  quantity: number;
}

/**
 * What each line of a cart can have: variants of one product share its stock. Where it is enough for all, a
 * line can have what the others leave; where it is not, it is handed out line by line, so that the first ones can be
 * bought as they are.
 * @param availableOf units of a product that can be bought now
 */
export function sharesOfStock(lines: readonly Line[], availableOf: (productId: string) => number): Share[] {
  const left = new Map<string, number>();
  const handed = lines.map(({ productId, quantity }) => {
    const before = left.get(productId) ?? Math.max(0, availableOf(productId));
    const units = Math.min(quantity, before);
    left.set(productId, before - units);
    return { productId, units };
  });
  return handed.map(({ productId, units }) => {
    const stock = units + (left.get(productId) ?? 0);
    return { stock, inOtherVariants: Math.max(0, availableOf(productId)) - stock };
  });
}

/** The units of a product that were handed out to these lines, and what each of them could have besides. */
export function availableBehind(lines: readonly (Line & { stock: number })[], productId: string): number {
  let handed = 0;
  let left = 0;
  for (const { quantity, stock } of lines.filter((line) => line.productId === productId)) {
    handed += Math.min(quantity, stock);
    left = Math.max(left, stock - quantity);
  }
  return handed + left;
}
