import { Agent } from 'node:http';
import { readPricingPolicy } from '../../apps/server/src/features/pricing/pricing.questions.ts';
import type { BenchShop } from '../lib/shop.ts';
import type { BenchBuyer } from './buyers.ts';
import { draftOf, fillCart, type Goods, placeOrder, twoOf } from './credit-order.ts';

/**
 * Orders a second that buyers place with store credit, each as fast as the shop lets them. Every order is of two random
 * products, which are put into the cart by SQL first; that insert is part of the time, here as in the plain SQL.
 */
export async function ordersPerSecond(
  { url, db }: BenchShop,
  buyers: readonly BenchBuyer[],
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers.length });
  const policy = await readPricingPolicy(db);
  const goods: Goods[] = await db
    .selectFrom('products')
    .select(['id', 'seller_id', 'name', 'effective_price'])
    .execute();
  const since = performance.now();
  const until = since + seconds * 1000;
  let placed = 0;
  const shopTill = async (buyer: BenchBuyer) => {
    while (performance.now() < until) {
      const bought = twoOf(goods);
      await fillCart(db, buyer, bought);
      await placeOrder({ url, agent, buyer, draft: draftOf(bought, policy) });
      placed += 1;
    }
  };
  await Promise.all(buyers.map(shopTill));
  agent.destroy();
  return placed / ((performance.now() - since) / 1000);
}
