import { ownSku, skuInitials } from '@oja/domain/goods/own-sku';
import type { Goods } from '@oja/domain/goods/read-product-form';
import type { Tx } from '../../database/pool.ts';
import { violates } from '../../database/violates.ts';
import type { SellerId } from '../../http/desk.ts';
import { type Refusal, refusal } from '../../http/refusal.ts';
import type { LockedProduct } from './locked-goods.queries.ts';
import { findHighestSku, findSkusGiven, findSkuUses, noteSku, type SkuUse } from './skus.queries.ts';

interface Asked {
  id: string;
  goods: Goods;
  now: LockedProduct | undefined;
}

/** Of each product the SKU that was typed and is free, that it has, or the store's next. Writing must be locked. */
export async function giveSkus(tx: Tx, sellerId: SellerId, asked: readonly Asked[]): Promise<Map<string, string>> {
  const typed = asked.flatMap(({ goods }) => typedSkus(goods));
  const without = asked.filter(({ goods, now }) => goods.sku === null && !now);
  const next =
    without.length + typed.length > 0 ? await takeNumbers(tx, sellerId, { many: without.length, typed }) : [];
  const made = new Map(without.map(({ id }, at) => [id, next[at] ?? '']));
  return new Map(asked.map(({ id, goods, now }) => [id, goods.sku ?? now?.sku ?? made.get(id) ?? '']));
}

const typedSkus = ({ sku, variants }: Goods): string[] =>
  [sku, ...variants.map((variant) => variant.sku)].filter((each) => each !== null);

/**
 * Which of these products cannot have the SKUs that were typed: other goods have one of its own, or one before it in the row asks
 * for it.
 */
export async function findTakenSkus(
  tx: Tx,
  sellerId: SellerId,
  asked: readonly Pick<Asked, 'id' | 'goods'>[],
): Promise<Map<string, Refusal>> {
  const typed = asked.flatMap(({ goods }) => typedSkus(goods));
  const used: Pick<SkuUse, 'productId' | 'name' | 'sku'>[] =
    typed.length > 0 ? await findSkuUses(tx, sellerId, typed) : [];
  const uses = Map.groupBy(used, ({ sku }) => sku);
  const taken = new Map<string, Refusal>();
  for (const { id, goods } of asked) {
    const own = typedSkus(goods);
    const use = own.flatMap((sku) => uses.get(sku) ?? []).find(({ productId }) => productId !== id);
    if (use) {
      taken.set(id, refusal('sku_taken', { name: use.name, sku: use.sku }));
      continue;
    }
    for (const sku of own) uses.set(sku, [...(uses.get(sku) ?? []), { productId: id, name: goods.name, sku }]);
  }
  return taken;
}

/** The next SKUs of the store, behind all of its making that were typed. */
async function takeNumbers(
  tx: Tx,
  sellerId: SellerId,
  { many, typed }: { many: number; typed: readonly string[] },
): Promise<string[]> {
  const { storeName, last } = await findSkusGiven(tx, sellerId);
  const initials = skuInitials(storeName);
  const highest = Math.max(0, ...typed.map((sku) => numberOf(sku, initials)));
  if (many === 0) {
    if (last !== null && highest > last) await noteSku(tx, sellerId, highest);
    return [];
  }
  const known = last ?? (await findHighestSku(tx, sellerId, initials));
  const first = await firstFree(tx, sellerId, { many, initials, number: Math.max(known, highest) + 1 });
  await noteSku(tx, sellerId, first + many - 1);
  return Array.from({ length: many }, (_, at) => ownSku(initials, first + at));
}

interface Wanted {
  many: number;
  initials: string;
  /** The first that may be free. */
  number: number;
}

/** That one, unless somebody has one of so many who gave out none here: then the one behind all that there are. */
async function firstFree(tx: Tx, sellerId: SellerId, { many, initials, number }: Wanted): Promise<number> {
  const areTaken = async (first: number) => {
    const skus = Array.from({ length: many }, (_, at) => ownSku(initials, first + at));
    return (await findSkuUses(tx, sellerId, skus)).length > 0;
  };
  if (!(await areTaken(number))) return number;
  let next = Math.max(number, await findHighestSku(tx, sellerId, initials)) + 1;
  while (await areTaken(next)) next += 1;
  return next;
}

/** With more digits a number would lose its last ones. */
const MOST_DIGITS = 12;

/** Of a SKU like those that are made; 0 of another. */
function numberOf(sku: string, initials: string): number {
  const digits = sku.startsWith(`${initials}-`) ? sku.slice(initials.length + 1) : '';
  return /^[0-9]+$/.test(digits) && digits.length <= MOST_DIGITS ? Number(digits) : 0;
}

/** Whether goods that were written meanwhile have a SKU that was free. */
export const isSkuTaken = (error: unknown): boolean =>
  violates(error, 'products_sku_unique') || violates(error, 'product_variants_sku_unique');
