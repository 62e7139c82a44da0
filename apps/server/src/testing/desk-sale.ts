import { orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { newBuyer } from './buyer.ts';
import type { TestApp } from './test-app.ts';
import { buyerWith } from './till.ts';

/** A new store with its owner, who is signed in, and what it offers. */
export interface OpenedStore {
  owner: Buyer;
  /** Of the store. */
  sellerId: string;
  storeName: string;
  slug: string;
  product: { id: string; name: string };
}

export interface Sale {
  buyer: Buyer;
  orderId: string;
  orderNumber: string;
}

export async function openStore(shop: TestApp): Promise<OpenedStore> {
  const owner = await newBuyer(shop, 'Store Owner');
  const seller = await seedSeller(shop.db, { owner_id: owner.id });
  const product = await seedProduct(shop.db, { seller_id: seller.id, stock: 1000 });
  return { owner, sellerId: seller.id, storeName: seller.store_name, slug: seller.slug, product };
}

/** A new buyer orders, by credit, a unit from each of these stores. */
export async function buyFrom(shop: TestApp, ...stores: readonly Pick<OpenedStore, 'product'>[]): Promise<Sale> {
  const buyer = await buyerWith(shop, ...stores.map(({ product }) => ({ product })));
  await giveCredit(shop.db, buyer.id, 10_000_000);
  const { orderId, orderNumber } = await orderByCredit(buyer, await draftFor(buyer));
  return { buyer, orderId, orderNumber };
}
