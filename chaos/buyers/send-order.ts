import { type Buyer, think } from './buyer.ts';
import { type Heard, together } from './hear.ts';

/**
 * Clicks once or several times at once, and again, under the same id, when no answer came; some programs give each
 * request a key besides, as the API allows.
 */
export async function sendOrder<T>(
  buyer: Buyer,
  orderId: string,
  send: (more: { idempotencyKey?: string }) => Promise<Heard<T>>,
): Promise<Heard<T>[]> {
  const { chance } = buyer;
  const more = chance.hits(0.5) ? { idempotencyKey: orderId } : {};
  const click = () => send(more);
  const clicks = Number(chance.weighed({ 1: 6, 2: 3, 4: 1 }));
  const heard = await Promise.all(Array.from({ length: clicks }, click));
  for (let again = 0; again < 2 && together(heard).kind === 'unknown' && chance.hits(0.7); again++) {
    await think(buyer, 200, 1500);
    heard.push(await click());
  }
  return heard;
}
