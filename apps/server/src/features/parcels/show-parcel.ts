import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import type { Db } from '../../database/pool.ts';
import type { Desk } from '../../http/desk.ts';
import { refusal } from '../../http/refusal.ts';
import { findGivenBack, findParcelAmounts, findPrices } from './amounts.queries.ts';
import { parcelView } from './parcels.views.ts';
import { findCancellations, findHistory, findLines, findParcel } from './shown-parcels.queries.ts';

/** A parcel as a member of its store sees it; amounts are read for who may see them alone. @throws Refusal */
export async function showParcel(db: Db, desk: Desk, orderId: string): Promise<DeskParcel> {
  const { sellerId } = desk;
  const [parcel, lines, cancellations, history, money] = await Promise.all([
    findParcel(db, sellerId, orderId),
    findLines(db, sellerId, [orderId]),
    findCancellations(db, sellerId, orderId),
    findHistory(db, sellerId, orderId),
    desk.may('money') ? readMoney(db, desk, orderId) : null,
  ]);
  if (!parcel) throw refusal('parcel_not_found');
  return parcelView(parcel, { lines, cancellations, history, money });
}

async function readMoney(db: Db, { sellerId }: Desk, orderId: string) {
  const [[amounts], prices, givenBack] = await Promise.all([
    findParcelAmounts(db, sellerId, [orderId]),
    findPrices(db, sellerId, orderId),
    findGivenBack(db, sellerId, orderId),
  ]);
  return amounts && { amounts, prices, givenBack };
}
