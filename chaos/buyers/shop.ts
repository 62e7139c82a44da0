import { buyByCard } from './buy-by-card.ts';
import { buyByCredit } from './buy-by-credit.ts';
import { type Buyer, think } from './buyer.ts';

/** One buyer, buying until the storm is over; what was begun is brought to its end. */
export async function shop(buyer: Buyer): Promise<void> {
  const { chance, stopping } = buyer;
  while (!stopping.aborted) {
    await think(buyer);
    await (chance.hits(0.4) ? buyByCredit(buyer) : buyByCard(buyer));
  }
}
