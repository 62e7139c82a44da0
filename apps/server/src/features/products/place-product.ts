import { decideProductMove, type ProductStatus } from '@oja/domain/goods/product-status';
import { audit } from '../../books/audit.ts';
import type { Deps } from '../../deps.ts';
import { type Refusal, refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { actOnGoods } from './act-on-goods.ts';
import { heldOf, unitsHeld } from './held-units.ts';
import { lockProduct } from './locked-goods.queries.ts';
import { updateStatus } from './place-product.queries.ts';

/** Offers a product, takes it out of the shop for a while, or puts it away. @throws Refusal */
export async function placeProduct(
  deps: Deps,
  call: Call<'placeProduct'>,
): Promise<{ id: string; status: ProductStatus }> {
  const id = call.params.id.toLowerCase();
  const { status: to } = call.body;
  return actOnGoods(deps, call, async ({ tx, desk: { sellerId, userId } }) => {
    const product = await lockProduct(tx, sellerId, id);
    if (!product) throw refusal('product_not_found');
    const { status: from, items } = product;
    const move = decideProductMove(from, to, heldOf(items));
    if (move.kind === 'refuse') throw move.reason === 'units_held' ? unitsHeld(heldOf(items)) : cannotMove(from, to);
    if (move.kind === 'move') {
      await updateStatus(tx, sellerId, [id], to);
      await audit(tx, {
        actor: userId,
        action: 'product.placed',
        subject: `product:${id}`,
        details: { sellerId, from, to },
      });
    }
    return { id, status: to };
  });
}

export const cannotMove = (from: ProductStatus, to: ProductStatus): Refusal =>
  refusal('product_cannot_move', { from: inWords(from), to: inWords(to) });

const inWords = (status: ProductStatus): string => status.replace('_', ' ');
