import type { DeskGoods } from '@oja/contract/desks/desk-products';
import type { WaitingAct } from './act.ts';

type Product = NonNullable<DeskGoods['product']>;

/** What was counted last of those that the shop has not answered yet. */
export function waitingFor(waiting: readonly WaitingAct[], stockItemId: string): number | undefined {
  return waiting
    .flatMap(({ act }) => (act.kind === 'count' ? act.counts : []))
    .findLast((counted) => counted.stockItemId === stockItemId)?.count;
}

/** A product as it stands once the counts that wait are through; the same object where none is of it. */
export function shownGoods(product: Product, waiting: readonly WaitingAct[]): Product {
  const items = new Set([product.stockItemId, ...product.variants.map(({ stockItemId }) => stockItemId)]);
  const counts = [...items].flatMap((item) => {
    const count = item === null ? undefined : waitingFor(waiting, item);
    return item === null || count === undefined ? [] : [[item, count] as const];
  });
  return counts.reduce((shown, [item, count]) => withCount(shown, item, count), product);
}

/** A product of which so many units of a stock item are owned; the same object where it has no such item. */
export function withCount(product: Product, stockItemId: string, stock: number): Product {
  const isWhole = product.stockItemId === stockItemId;
  if (!isWhole && !product.variants.some((each) => each.stockItemId === stockItemId)) return product;
  const variants = product.variants.map((each) => (each.stockItemId === stockItemId ? { ...each, stock } : each));
  return { ...product, variants, stock: isWhole ? stock : sumOf(variants) };
}

const sumOf = (variants: Product['variants']): number =>
  variants.reduce((sum, { stock, offered }) => sum + (offered ? stock : 0), 0);
