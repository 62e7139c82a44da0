import type { OrderDraft } from '@oja/contract/checkout';
import { shippingInfo } from '@oja/testing/buying/address';
import { newVisitor, type Visitor } from '@oja/testing/people/visitor';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { orderDraftOf } from '../../apps/web/src/features/checkout/order-draft.ts';
import type { Chance } from '../chance.ts';
import type { History } from '../history.ts';
import { pause } from '../pause.ts';
import type { Good } from '../stage/goods.ts';
import type { Tally } from '../tally.ts';
import { hear } from './hear.ts';
import type { PlacedOrder, Recent } from './recent.ts';

/** What a buyer acts with. */
export interface BuyerSetup {
  url: string;
  goods: readonly Good[];
  /** What sellers' files have brought lately; some of it is gone again. */
  imported: Recent<Good>;
  history: History;
  placed: Recent<PlacedOrder>;
  /** References of card payments whose money comes back by itself. */
  returning: Recent<string>;
  tally: Tally;
  /** The storm is over: no new wishes. */
  stopping: AbortSignal;
}

export interface Buyer extends BuyerSetup {
  id: string;
  email: string;
  call: Visitor['call'];
  chance: Chance;
}

/** Registers over HTTP, as everybody does. */
export async function newBuyer(setup: BuyerSetup, name: string, chance: Chance): Promise<Buyer> {
  const { call } = newVisitor(setup.url);
  const account = { name, email: `${newId()}@oja.example`, password: newId() };
  const { user } = await call('register', { body: account });
  if (!user) throw new Error(`${name} could not register.`);
  setup.history.write({ buyer: user.id, kind: 'register', id: user.id, outcome: 'acknowledged' });
  return { ...setup, id: user.id, email: account.email, call, chance };
}

/** Puts some goods into the cart; gives up, and waits a while, when the shop does not answer. */
export async function fillCart(buyer: Buyer): Promise<void> {
  const { call, chance, goods, imported, tally } = buyer;
  if (chance.hits(0.7)) await hear(tally, 'clear cart', call('clearCart', {}));
  for (let lines = chance.whole(1, 3); lines > 0; lines--) {
    const { id: productId, sizes } = (chance.hits(0.2) && imported.any(chance)) || chance.of(goods);
    const item = { productId, selectedColor: '', selectedSize: chance.of(sizes), quantity: chance.whole(1, 2) };
    const heard = await hear(tally, 'add to cart', call('addToCart', { body: item }));
    if (heard.kind === 'unknown') return think(buyer, 300, 1000);
  }
}

/** Adds a good, takes a line out, takes one out and puts the same good in anew, or begins with another good altogether. */
export async function changeCart(buyer: Buyer): Promise<void> {
  const { call, chance, goods, tally } = buyer;
  const change = chance.weighed({ add: 2, remove: 1, renew: 1, replace: 1 });
  const cart = await hear(tally, 'read cart', call('cart', {}));
  const lines = cart.kind === 'yes' ? cart.value.lines : [];
  const line = lines.length > 0 && change !== 'add' ? chance.of(lines) : null;
  if (change === 'replace') await hear(tally, 'clear cart', call('clearCart', {}));
  else if (line) await hear(tally, 'remove from cart', call('removeFromCart', { params: { id: line.lineId } }));
  if (change === 'remove') return;
  const others = goods.filter(({ id }) => !lines.some((one) => one.productId === id));
  const other = chance.of(others.length > 0 ? others : goods);
  const { productId, selectedSize } =
    change === 'renew' && line ? line : { productId: other.id, selectedSize: chance.of(other.sizes) };
  const item = { productId, selectedColor: '', selectedSize, quantity: 1 };
  await hear(tally, 'add to cart', call('addToCart', { body: item }));
}

/** What the checkout page would send for the cart as it is now, as another order; null when that did not work out. */
export async function draftOrder({ id, call, tally }: Buyer): Promise<OrderDraft | null> {
  const cart = await hear(tally, 'read cart', call('cart', {}));
  if (cart.kind !== 'yes') return null;
  const draft = orderDraftOf(cart.value, shippingInfo, id);
  return draft.items.length === 0 ? null : { ...draft, orderId: newId() };
}

/** A moment in which the buyer reads, thinks or types. Milliseconds. */
export function think({ chance, stopping }: Buyer, least = 20, most = 400): Promise<void> {
  return pause(chance.between(least, most), stopping);
}
