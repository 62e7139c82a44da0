import type { QuotedLine } from '@oja/contract/cart';

export interface SellerGroup<Line> {
  /** Null for lines whose product is gone, and with it what was known of its seller. */
  sellerId: string | null;
  storeName: string | null;
  storeSlug: string | null;
  lines: Line[];
}

/** The lines by seller, in the order in which the sellers first appear; lines without a seller come last. */
export function groupBySeller<Line extends QuotedLine>(lines: readonly Line[]): SellerGroup<Line>[] {
  const groups = new Map<string | null, SellerGroup<Line>>();
  for (const line of lines) {
    const { sellerId, storeName, storeSlug } = line;
    const group = groups.get(sellerId) ?? { sellerId, storeName, storeSlug, lines: [] };
    group.lines.push(line);
    groups.set(sellerId, group);
  }
  return [...groups.values()].sort((a, b) => Number(a.sellerId === null) - Number(b.sellerId === null));
}
