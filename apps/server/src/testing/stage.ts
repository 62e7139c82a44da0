import type { StoreStatus } from '@oja/domain/stores/store-status';
import { fillCart, openPayment, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import type { Visitor } from '@oja/testing/people/visitor';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { addMember, removeMember } from '@oja/testing/rows/members';
import { seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { newBuyer } from './buyer.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/**
 * Everybody who may call, for the tests of who may do what. Objects belong to `buyer` and, of stores, to `seller`, for whose
 * store `manager` and `packer` work, and `removed` did. `suspended` owns a store that is out of the shop.
 */
export const callers = [
  'visitor',
  'buyer',
  'other',
  'seller',
  'manager',
  'packer',
  'removed',
  'rival',
  'suspended',
  'operator',
] as const;
export type Caller = (typeof callers)[number];

/** What only owners and operators may ever see of a store; each text stands nowhere else. */
export const secretsOfStores = {
  email: 'owner-of-store@secret.test',
  phone: '+234 800 555 7788',
  account_name: 'Secret Account Name',
  account_number: '0123454321',
  bank_name: 'Secret Bank of Lagos',
  tax_id: 'TIN-SECRET-99',
  subaccount_code: 'ACCT_secretsecret',
};

interface StoredProduct {
  id: string;
  name: string;
  /** Of its store, as `sellerId`. */
  slug: string;
  sellerId: string;
}

/** A shop with its people and what belongs to them. */
export interface Stage {
  shop: TestApp;
  /** The same people each time. */
  people: Record<Caller, Visitor>;
  /** Those of them that have an account. */
  buyer: Buyer;
  /** Somebody of that kind whom nobody has met. */
  fresh: (caller: Caller) => Promise<{ person: Visitor; password: string }>;
  /** Of `seller`, in the order; and of `rival`. */
  product: StoredProduct;
  rivalProduct: StoredProduct;
  /** Of `buyer`, from the store of `seller`. */
  order: { id: string; number: string; email: string };
  /** Of `buyer`, from the store of `rival`. */
  rivalOrder: { id: string };
  payment: { reference: string; orderId: string };
  /**
   * Calls something at the desk of the store of `suspended`. What is sent is put together while the store sells; `as` is the
   * same shop with that store in the place of `seller`'s.
   */
  whileSuspended: <Sent, T>(input: (as: Stage) => Promise<Sent> | Sent, call: (sent: Sent) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** @param options of the shop: a database that holds one already, say */
export async function openStage(options: Parameters<typeof createTestApp>[0] = {}): Promise<Stage> {
  const shop = await createTestApp(options);
  let employer = '';
  const fresh = async (caller: Caller) => {
    if (caller === 'visitor') return { person: shop.visitor(), password: '' };
    const person = await newBuyer(shop, `The ${caller}`);
    if (caller === 'operator') {
      await shop.db.updateTable('users').set({ role: 'operator' }).where('id', '=', person.id).execute();
    }
    if (caller === 'seller') await openStore(shop, person, secretsOfStores);
    if (caller === 'rival' || caller === 'suspended') await openStore(shop, person, {});
    await employ(shop, caller, { store: employer, person });
    await giveCredit(shop.db, person.id, 100_000_000);
    return { person, password: person.password };
  };
  const cast: [Caller, Visitor][] = [];
  for (const caller of callers) {
    const { person } = await fresh(caller);
    cast.push([caller, person]);
    if (caller === 'seller') employer = (await storeOf(shop, person as Buyer)).id;
  }
  const people = Object.fromEntries(cast) as Record<Caller, Visitor>;
  const buyer = people.buyer as Buyer;
  const product = await productOf(shop, people.seller as Buyer);
  const rivalProduct = await productOf(shop, people.rival as Buyer);
  await fillCart(buyer, { product });
  const draft = await draftFor(buyer);
  const placed = await orderByCredit(buyer, draft);
  await fillCart(buyer, { product: rivalProduct });
  const rivalOrder = await orderByCredit(buyer, await draftFor(buyer));
  const stopped = await productOf(shop, people.suspended as Buyer);
  await fillCart(buyer, { product: stopped });
  const stoppedDraft = await draftFor(buyer);
  const stoppedOrder = await orderByCredit(buyer, stoppedDraft);
  await fillCart(buyer, { product });
  const { reference, orderId } = await openPayment(buyer);
  const stage: Omit<Stage, 'whileSuspended'> = {
    shop,
    people,
    buyer,
    fresh,
    product,
    rivalProduct,
    order: { id: placed.orderId, number: placed.orderNumber, email: draft.email },
    rivalOrder: { id: rivalOrder.orderId },
    payment: { reference, orderId },
    close: shop.close,
  };
  const setStatus = (status: StoreStatus) =>
    shop.db.updateTable('sellers').set({ status }).where('id', '=', stopped.sellerId).execute();
  const whileSuspended: Stage['whileSuspended'] = async (input, call) => {
    const sent = await input({
      ...stage,
      whileSuspended,
      people: { ...people, seller: people.suspended },
      product: stopped,
      order: { id: stoppedOrder.orderId, number: stoppedOrder.orderNumber, email: stoppedDraft.email },
    });
    await setStatus('suspended');
    try {
      return await call(sent);
    } finally {
      await setStatus('approved');
    }
  };
  return { ...stage, whileSuspended };
}

/** What a caller would send to order something: a visitor what somebody else's page would send. */
export async function someOrder({ people, product }: Stage, caller: Caller) {
  const whose = (caller === 'visitor' ? people.buyer : people[caller]) as Buyer;
  await fillCart(whose, { product });
  return draftFor(whose);
}

async function openStore({ db }: TestApp, owner: Buyer, payout: Partial<typeof secretsOfStores>): Promise<void> {
  // The sandbox knows no such account, so that a payment to it would fail: payments go to sellers without one.
  await seedSeller(db, { owner_id: owner.id, payout: { ...payout, subaccount_code: null } });
  await seedSeller(db, { store_name: `Branch of ${owner.id}`, payout });
}

/** Those who work for the store of `seller`, or did. */
async function employ(
  { db }: TestApp,
  caller: Caller,
  { store, person }: { store: string; person: Buyer },
): Promise<void> {
  if (caller === 'manager' || caller === 'packer') await addMember(db, store, person.id, caller);
  if (caller !== 'removed') return;
  await addMember(db, store, person.id, 'manager');
  await removeMember(db, store, person.id);
}

const storeOf = ({ db }: TestApp, owner: Buyer) =>
  db.selectFrom('sellers').select(['id', 'slug']).where('owner_id', '=', owner.id).executeTakeFirstOrThrow();

async function productOf(shop: TestApp, owner: Buyer): Promise<StoredProduct> {
  const { id: sellerId, slug } = await storeOf(shop, owner);
  const { id, name } = await seedProduct(shop.db, { seller_id: sellerId, stock: 1000 });
  return { id, name, slug, sellerId };
}
