import { ownSku, skuInitials } from '@oja/domain/goods/own-sku';
import type { Goods } from '@oja/domain/goods/read-product-form';
import type { Tx } from '../../database/pool.ts';
import { violates } from '../../database/violates.ts';
import type { SellerId } from '../../http/desk.ts';
import { refusal } from '../../http/refusal.ts';
import type { LockedProduct } from './locked-goods.queries.ts';
import { findHighestSku, findSkusGiven, findSkuUse, noteSku } from './skus.queries.ts';

interface Asked {
  id: string;
  goods: Goods;
  now: LockedProduct | undefined;
}

/**
 * The one that was typed, that it has, or the store's next. Writing must be locked.
 * @throws Refusal where other goods have one of these
 */
export async function skuFor(tx: Tx, sellerId: SellerId, { id, goods, now }: Asked): Promise<string> {
  const typed = [goods.sku, ...goods.variants.map(({ sku }) => sku)].filter((sku) => sku !== null);
  const use = typed.length > 0 ? await findSkuUse(tx, sellerId, { productId: id, skus: typed }) : undefined;
  if (use) throw refusal('sku_taken', use);
  const needsOne = goods.sku === null && !now;
  if (!needsOne && typed.length === 0) return goods.sku ?? now?.sku ?? '';
  const { storeName, last } = await findSkusGiven(tx, sellerId);
  const initials = skuInitials(storeName);
  const highest = Math.max(0, ...typed.map((sku) => numberOf(sku, initials)));
  if (!needsOne) {
    if (last !== null && highest > last) await noteSku(tx, sellerId, highest);
    return goods.sku ?? now?.sku ?? '';
  }
  const known = last ?? (await findHighestSku(tx, sellerId, initials));
  const number = await nextFree(tx, sellerId, { id, initials, number: Math.max(known, highest) + 1 });
  await noteSku(tx, sellerId, number);
  return ownSku(initials, number);
}

/** That one, unless somebody has it who gave out none here: then the one behind all that there are. */
async function nextFree(
  tx: Tx,
  sellerId: SellerId,
  { id, initials, number }: { id: string; initials: string; number: number },
): Promise<number> {
  const isTaken = async (each: number) =>
    (await findSkuUse(tx, sellerId, { productId: id, skus: [ownSku(initials, each)] })) !== undefined;
  if (!(await isTaken(number))) return number;
  let next = Math.max(number, await findHighestSku(tx, sellerId, initials)) + 1;
  while (await isTaken(next)) next += 1;
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
