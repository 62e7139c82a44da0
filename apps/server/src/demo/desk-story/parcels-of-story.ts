import type { ShippingInfo } from '@oja/contract/checkout';
import type { StoryParcel } from '@oja/demo/data/desk/parcels';
import { deskBuyers } from '@oja/demo/data/desk/people';
import { momentOf } from '@oja/demo/lagos-times';
import { accountId, productId } from '@oja/demo/loader/catalogue-rows';
import { idOf } from '@oja/demo/loader/ids';
import { fraction } from '@oja/demo/seeded';
import { toNaira } from '@oja/domain/money/money';
import type { SellerStatus } from '@oja/domain/orders/order-status';
import { cancelLine } from '../../features/cancellations/cancel-line.ts';
import { lookAtCancellation } from '../../features/cancellations/look-at-cancellation.ts';
import { addToCart } from '../../features/cart/add-to-cart.ts';
import { readCart } from '../../features/cart/cart.questions.ts';
import { placeCreditOrder } from '../../features/checkout/place-credit-order.ts';
import { actOnParcel } from '../../features/parcels/act-on-parcel.ts';
import { moveParcel } from '../../features/parcels/move-parcel.ts';
import { noteParcel } from '../../features/parcels/note-parcel.ts';
import { packParcel } from '../../features/parcels/pack-parcel.ts';
import { type Act, atDesk, type Storyteller } from './storyteller.ts';

/** All that happens to a parcel, from its order on. */
export function actsOnParcel(teller: Storyteller, parcel: StoryParcel, nth: number): Act[] {
  const { accepted, packed, shipped, delivered, cancelled, ownNote } = parcel;
  const id = idOf('order of the story', nth);
  // Nobody does a thing on the full minute; of orders it shows, for their numbers are told by it.
  const within = Math.floor(fraction('second of the story', nth) * 60_000);
  const act = (moment: StoryParcel['placed'], carryOut: () => Promise<unknown>): Act => {
    const at = momentOf(moment, teller.now);
    return { at: new Date(at.getTime() + ('awakeHours' in moment ? -within : within)), carryOut };
  };
  return [
    act(parcel.placed, () => order(teller, id, parcel)),
    ...(accepted ? [act(accepted, () => move(teller, id, { status: 'approved' }))] : []),
    ...(accepted && ownNote ? [act(accepted, () => note(teller, id, ownNote))] : []),
    ...(cancelled ? [act(cancelled, () => cancel(teller, id, cancelled))] : []),
    ...(packed ? [act(packed, () => pack(teller, id))] : []),
    ...(shipped
      ? [act(shipped, () => move(teller, id, { status: 'shipped', ...shipped.way, notes: shipped.notes ?? '' }))]
      : []),
    ...(delivered ? [act(delivered, () => move(teller, id, { status: 'delivered' }))] : []),
  ];
}

/** Puts the goods into the buyer's cart, and pays it by store credit. */
async function order({ deps }: Storyteller, orderId: string, { buyer: key, lines }: StoryParcel): Promise<void> {
  const buyer = deskBuyers.find((known) => known.key === key);
  if (!buyer) throw new Error(`Nobody in the story is called ${key}.`);
  const userId = accountId(key);
  for (const { product, color = '', size = '', quantity } of lines) {
    const item = { productId: productId(product), selectedColor: color, selectedSize: size, quantity };
    await addToCart(deps.db, userId, item);
  }
  const cart = await readCart(deps.db, userId);
  const { firstName, lastName, email, phone, address, city, state, zipCode } = buyer;
  const shippingInfo: ShippingInfo = {
    ...{ firstName, lastName, email, phone, address, city, state, zipCode },
    country: 'Nigeria',
  };
  const items = cart.lines.map(({ productId, sellerId, price, quantity, name }) => ({
    ...{ productId, quantity, name },
    sellerId: sellerId ?? '',
    price: toNaira(price),
  }));
  await placeCreditOrder(
    deps,
    { userId },
    { orderId, email, amount: cart.quote.total, buyerId: userId, shippingInfo, items },
  );
}

interface Step {
  status: SellerStatus;
  trackingNumber?: string;
  courier?: string;
  riderPhone?: string;
  notes?: string;
}

const callOn = (teller: Storyteller, id: string) => ({
  ...atDesk(teller),
  params: { seller: teller.desk.sellerId, id },
});

function move(teller: Storyteller, id: string, body: Step): Promise<unknown> {
  const { status, trackingNumber = '', courier = '', riderPhone = '', notes = '' } = body;
  return actOnParcel(teller.deps, 'moveParcel', { ...callOn(teller, id), body }, (handled) =>
    moveParcel(handled, teller.deps.config, { status, trackingNumber, courier, riderPhone, notes }),
  );
}

function pack(teller: Storyteller, id: string): Promise<unknown> {
  return actOnParcel(teller.deps, 'packParcel', { ...callOn(teller, id), body: { packed: true } }, (handled) =>
    packParcel(handled, true),
  );
}

function note(teller: Storyteller, id: string, ownNote: string): Promise<unknown> {
  return actOnParcel(teller.deps, 'noteParcel', { ...callOn(teller, id), body: { ownNote } }, (handled) =>
    noteParcel(handled, ownNote),
  );
}

/** As it is seen first, and then done. */
async function cancel(
  teller: Storyteller,
  id: string,
  { line, quantity, reason, words }: NonNullable<StoryParcel['cancelled']>,
): Promise<void> {
  const call = callOn(teller, id);
  const { amount } = await lookAtCancellation(teller.deps, { ...call, body: { line, quantity } });
  await cancelLine(teller.deps, { ...call, body: { line, quantity, reason, words, seen: { amount } } });
}
