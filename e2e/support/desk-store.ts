import { addMember } from '@oja/testing/rows/members';
import { seedSeller } from '@oja/testing/rows/seed';
import type { Browser, Page } from '@playwright/test';
import { buyGoods, type PlacedOrder } from './api-shopper.ts';
import { type Account, newAccount } from './buyer.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';

export interface OwnStore {
  id: string;
  slug: string;
  name: string;
  owner: Account;
}

/** A store that no other test meets; the browser is signed in as its owner. */
export async function openStore(page: Page): Promise<OwnStore> {
  const owner = await newAccount(page, 'Amaka Obi');
  return seedStall((db, stall) => seedSeller(db, { ...stall, owner_id: owner.id }), owner);
}

/** A store of nobody that somebody manages besides their own. */
export async function managedStore(manager: Account): Promise<OwnStore> {
  return seedStall(async (db, stall) => {
    const store = await seedSeller(db, { ...stall, owner_id: null });
    await addMember(db, store.id, manager.id, 'manager');
    return store;
  }, manager);
}

type Db = ShopDatabase['db'];
type Seed = (
  db: Db,
  stall: { store_name: string; slug: string; payout: { subaccount_code: null } },
) => ReturnType<typeof seedSeller>;

async function seedStall(seed: Seed, owner: Account): Promise<OwnStore> {
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Stall ${mark}`;
  const { db, close } = await openShopDatabase();
  const { id, slug } = await seed(db, {
    store_name: name,
    slug: `stall-${mark}`,
    payout: { subaccount_code: null },
  });
  await close();
  return { id, slug, name, owner };
}

/** Somebody else, in a browser of their own, buys from the store. */
export async function orderFrom(browser: Browser, { id }: OwnStore): Promise<PlacedOrder> {
  const context = await browser.newContext();
  const order = await buyGoods(await context.newPage(), { seller_id: id });
  await context.close();
  return order;
}

export const deskOf = ({ slug }: OwnStore, path = ''): string => `/desk/${slug}${path}`;
