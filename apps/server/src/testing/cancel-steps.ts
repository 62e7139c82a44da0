import { openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { newId } from '../platform/ids.ts';
import { newBuyer } from './buyer.ts';
import { verify } from './payment-steps.ts';
import { buyerWith, type Till } from './till.ts';

/** A store with one product. */
export interface CancellingStore {
  sellerId: string;
  owner: Buyer;
  mail: string;
  product: { id: string; name: string };
}

/** An order that is paid. */
export interface SoldOrder {
  buyer: Buyer;
  id: string;
  reference: string;
}

type Item = { store: CancellingStore; quantity?: number };

export interface AskedCancel {
  quantity?: number;
  reason?: 'not_there' | 'buyer_asked' | 'cannot_deliver' | 'wrong_price';
  words?: string;
  counted?: { seen: number; count: number };
  /** What was shown; looked up if it is not given. */
  amount?: number;
  by?: Buyer;
  key?: string;
}

export const parcelParams = ({ sellerId }: CancellingStore, { id }: SoldOrder) => ({ seller: sellerId, id });

/** What stores do that cancel lines, and who buys of them. @param shopOf the shop, once it is open */
export function cancelSteps(shopOf: () => Till) {
  const cartOf = (items: readonly Item[]) =>
    buyerWith(shopOf(), ...items.map(({ store, ...rest }) => ({ product: store.product, ...rest })));

  /** Which line of an order is the store's. */
  async function lineOf({ product }: CancellingStore, { id }: SoldOrder): Promise<number> {
    const { line } = await shopOf()
      .db.selectFrom('order_items')
      .select('line')
      .where('order_id', '=', id)
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow();
    return line;
  }
  async function look(store: CancellingStore, sold: SoldOrder, quantity = 1) {
    const body = { line: await lineOf(store, sold), quantity };
    return store.owner.call('cancelLook', { params: parcelParams(store, sold), body });
  }
  return {
    lineOf,
    look,

    /** A store with a product of which ten are there, for that price. */
    async openStore(price: number, subaccount: string | null = null): Promise<CancellingStore> {
      const { db } = shopOf();
      const owner = await newBuyer(shopOf(), 'Store Owner');
      const mail = `${newId()}@oja.test`;
      const { id: sellerId } = await seedSeller(db, {
        owner_id: owner.id,
        payout: { subaccount_code: subaccount, email: mail },
      });
      return { sellerId, owner, mail, product: await plainProduct(db, { seller_id: sellerId, price, stock: 10 }) };
    },

    async sellByCard(...items: Item[]): Promise<SoldOrder> {
      const buyer = await cartOf(items);
      const { url, reference, orderId } = await openPayment(buyer);
      await payOnPage(url);
      await verify(buyer, reference);
      return { buyer, id: orderId, reference };
    },

    async sellByCredit(...items: Item[]): Promise<SoldOrder> {
      const buyer = await cartOf(items);
      await giveCredit(shopOf().db, buyer.id, 10_000_000);
      const { orderId } = await orderByCredit(buyer, await draftFor(buyer));
      const { payment_reference: reference } = await shopOf()
        .db.selectFrom('orders')
        .select('payment_reference')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      return { buyer, id: orderId, reference };
    },

    async cancel(store: CancellingStore, sold: SoldOrder, asked: AskedCancel = {}) {
      const { quantity = 1, reason = 'buyer_asked', words, counted, by = store.owner, key = newId() } = asked;
      const amount = asked.amount ?? (await look(store, sold, quantity)).amount;
      const line = await lineOf(store, sold);
      const said = { ...(words && { words }), ...(counted && { counted }) };
      const body = { line, quantity, reason, seen: { amount }, ...said };
      return by.call('cancelLine', { params: parcelParams(store, sold), body: body as never, idempotencyKey: key });
    },
  };
}
