import type { ProductStatus } from '@oja/domain/goods/product-status';
import { decideRestore, decideTakeDown, type TakeDownReason } from '@oja/domain/goods/take-down';
import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import { refusal } from '../../../http/refusal.ts';
import { notify } from '../../../notifications/notify.ts';
import type { Config } from '../../../settings/config.ts';
import { findMailedMembers } from '../../teams/teams.questions.ts';
import { demandSeen, markOfProduct } from '../seen.ts';
import { type LockedGoods, lockGoods, writeRestored, writeTakenDown } from './take-down.queries.ts';

interface Placing {
  config: Config;
  operatorId: string;
  productId: string;
}

interface Placed {
  id: string;
  status: ProductStatus;
}

/** Takes a product out of the shop and tells its store why. What is held of it stays promised. @throws Refusal */
export async function takeDownProduct(
  tx: Tx,
  placing: Placing,
  { seen, reasons, note }: { seen: string; reasons: readonly TakeDownReason[]; note: string },
): Promise<Placed> {
  const goods = await lockSeen(tx, placing, seen);
  const { id, status: from, sellerId } = goods;
  const move = decideTakeDown(from);
  if (move.kind === 'stay') throw refusal('matter_changed');
  await writeTakenDown(tx, id, { reasons, note });
  const details = { sellerId, from, reasons, note };
  await audit(tx, { actor: placing.operatorId, action: 'product.taken_down', subject: `product:${id}`, details });
  for (const { name, email } of await findMailedMembers(tx, [sellerId])) {
    const facts = { ...factsOf(goods), name, reasons, note };
    await notify(tx, placing.config, { email }, { kind: 'productTakenDown', facts });
  }
  return { id, status: move.to };
}

/** Puts a product back to where it stood before it was taken down. @throws Refusal */
export async function restoreProduct(
  tx: Tx,
  placing: Placing,
  { seen, note }: { seen: string; note: string },
): Promise<Placed> {
  const goods = await lockSeen(tx, placing, seen);
  const { id, status, before, sellerId } = goods;
  const move = decideRestore(status, before);
  if (move.kind === 'stay') throw refusal('matter_changed');
  await writeRestored(tx, id);
  const details = { sellerId, to: move.to, note };
  await audit(tx, { actor: placing.operatorId, action: 'product.restored', subject: `product:${id}`, details });
  for (const { name, email } of await findMailedMembers(tx, [sellerId])) {
    const facts = { ...factsOf(goods), name, isLive: move.to === 'live', note };
    await notify(tx, placing.config, { email }, { kind: 'productRestored', facts });
  }
  return { id, status: move.to };
}

/** @throws Refusal if there is none, or it is not what the operator was shown */
async function lockSeen(tx: Tx, { productId }: Placing, seen: string): Promise<LockedGoods> {
  const goods = await lockGoods(tx, productId.toLowerCase());
  if (!goods) throw refusal('product_not_found');
  demandSeen(seen, markOfProduct(goods));
  return goods;
}

const factsOf = ({ name, storeName, slug }: LockedGoods) => ({ productName: name, storeName, slug });
