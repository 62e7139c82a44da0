import { Agent } from 'node:http';
import { sql } from 'kysely';
import { readPricingPolicy } from '../../apps/server/src/features/pricing/pricing.questions.ts';
import { makeBuyers } from '../checkout/buyers.ts';
import { draftOf, fillCart, type Goods, placeOrder, twoOf } from '../checkout/credit-order.ts';
import type { BenchShop } from '../lib/shop.ts';
import { type Timings, timed } from '../lib/timings.ts';
import type { Asker } from './asker.ts';

export interface BuyingTimings {
  name: string;
  one: Timings;
  many: Timings;
}

/** Goods in the colour and size that are offered first; '' where there is no such choice. */
type Chosen = Goods & { color: string; size: string };

/** Buyers at once: a cart is added to by as many as read, orders are placed by as many as in bench:checkout. */
const [adding, ordering] = [32, 8];
/** A cart is emptied before it is full. */
const mostLines = 50;

/** Goods into carts, and orders by store credit, over goods from all of the shop. */
export async function measureBuying(
  shop: BenchShop,
  { ask }: Asker,
  { products, seconds }: { products: number; seconds: number },
): Promise<BuyingTimings[]> {
  const { db, url } = shop;
  const buyers = await makeBuyers(shop, adding);
  const goods = await someGoods(shop, products);
  const policy = await readPricingPolicy(db);
  const agent = new Agent({ keepAlive: true, maxSockets: ordering });
  const added = new Map<number, number>();

  const addToCart = async (n: number, client: number) => {
    const cookie = buyers[client]?.cookie ?? '';
    const lines = added.get(client) ?? 0;
    if (lines === mostLines) await ask({ method: 'DELETE', path: '/api/cart', cookie });
    added.set(client, (lines % mostLines) + 1);
    const { id: productId, color: selectedColor, size: selectedSize } = goods[(n * 37) % goods.length] ?? goods[0];
    const body = { productId, selectedColor, selectedSize, quantity: 1 };
    const from = performance.now();
    await ask({ method: 'POST', path: '/api/cart/lines', body, cookie });
    return performance.now() - from;
  };
  const order = async (_: number, client: number) => {
    const buyer = buyers[client];
    if (!buyer) throw new RangeError(`There is no buyer ${client}.`);
    const bought = twoOf(goods);
    await fillCart(db, buyer, bought);
    const from = performance.now();
    await placeOrder({ url, agent, buyer, draft: draftOf(bought, policy) });
    return performance.now() - from;
  };
  const both = async (work: typeof addToCart, clients: number) => ({
    one: await timed(work, { clients: 1, seconds, most: 2000 }),
    many: await timed(work, { clients, seconds, most: 4000 }),
  });

  try {
    const carts = { name: 'add to cart', ...(await both(addToCart, adding)) };
    for (const { cookie } of buyers) await ask({ method: 'DELETE', path: '/api/cart', cookie });
    return [carts, { name: 'order by credit, two goods', ...(await both(order, ordering)) }];
  } finally {
    agent.destroy();
  }
}

/** Two thousand from all of the shop, of which there are enough to be bought again and again. */
async function someGoods({ db }: BenchShop, products: number): Promise<[Chosen, ...Chosen[]]> {
  const percent = Math.min(100, 2_000_000 / products);
  const { rows } = await sql<Chosen>`
    select id, seller_id, name, effective_price, coalesce(colors[1], '') as color, coalesce(sizes[1], '') as size
    from products tablesample system (${percent})
    where stock >= 50 limit 2000`.execute(db);
  const [first, ...others] = rows;
  if (!first) throw new Error('There are no goods with enough stock.');
  return [first, ...others];
}
