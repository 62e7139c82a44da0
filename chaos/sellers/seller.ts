import type { SellerStatus } from '@oja/domain/orders/order-status';
import { newVisitor, type Visitor } from '@oja/testing/people/visitor';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { type Heard, together } from '../buyers/hear.ts';
import type { Chance } from '../chance.ts';
import type { Tally } from '../tally.ts';

/** Somebody at the desk of a store, over HTTP. */
export interface Seller {
  /** Of the account. */
  id: string;
  store: string;
  call: Visitor['call'];
  chance: Chance;
  tally: Tally;
  /** How far parcels are for sure, by order. */
  moved: Map<string, SellerStatus>;
  /** Units that were counted up or down for sure, and those of which nobody can say. */
  counted: { surely: number[]; perhaps: number[] };
  /** Pieces that were cancelled for sure, and those of which nobody can say. */
  cancelled: { surely: Cancelled[]; perhaps: Cancelled[] };
}

export interface Cancelled {
  orderId: string;
  line: number;
  quantity: number;
  /** Kobo that was said to go back. */
  amount: number;
}

interface SellerSetup {
  url: string;
  db: Db;
  chance: Chance;
  tally: Tally;
  store: string;
}

/** Registers over HTTP, and is made a manager of the store. */
export async function newSeller({ url, db, store, chance, tally }: SellerSetup, name: string): Promise<Seller> {
  const { call } = newVisitor(url);
  const { user } = await call('register', { body: { name, email: `${newId()}@oja.example`, password: newId() } });
  if (!user) throw new Error(`${name} could not register.`);
  await db.insertInto('seller_members').values({ seller_id: store, user_id: user.id, role: 'manager' }).execute();
  const told = () => ({ surely: [], perhaps: [] });
  return { id: user.id, store, call, chance, tally, moved: new Map(), counted: told(), cancelled: told() };
}

/** Sends it, sometimes twice at once as from two tabs, and again under the same key while nobody can say what became of it. */
export async function sendAct<T>(
  { chance }: Seller,
  send: (idempotencyKey: string) => Promise<Heard<T>>,
): Promise<Heard<T>> {
  const key = newId();
  const heard = await Promise.all(chance.hits(0.2) ? [send(key), send(key)] : [send(key)]);
  for (let again = 0; again < 3 && together(heard).kind === 'unknown'; again++) heard.push(await send(key));
  return together(heard);
}
