import type { DeskOrder, Outcome } from '@oja/contract/desks/desk-orders';
import { type ParcelStatus, type SellerStatus, sellerStatuses } from '@oja/domain/orders/order-status';
import { hear } from '../buyers/hear.ts';
import { type Seller, sendAct } from './seller.ts';

const couriers = { 'GIG Logistics': 3, 'Own rider': 1 } as const;

/** Accepts some of what is new, all at once. */
export async function acceptSome(seller: Seller): Promise<void> {
  const { call, chance, store, tally } = seller;
  const found = await parcels(seller, 'new');
  const ids = found.slice(0, chance.whole(1, 12)).map(({ orderId }) => orderId);
  if (ids.length === 0) return;
  const heard = await sendAct(seller, (idempotencyKey) =>
    hear(tally, 'accept parcels', call('acceptParcels', { params: { seller: store }, body: { ids }, idempotencyKey })),
  );
  if (heard.kind === 'yes') rememberAll(seller, heard.value.items, 'parcels accepted together');
}

/** Takes one parcel a step further, or does what is done beside: packs it, corrects its number, keeps a note. */
export async function workOnOne(seller: Seller): Promise<void> {
  const { chance } = seller;
  const tab = chance.weighed({ 'to-pack': 4, 'on-the-way': 3, new: 1 });
  const found = await parcels(seller, tab);
  if (found.length === 0) return;
  const parcel = chance.of(found);
  const beside = chance.hits(0.4);
  if (beside && parcel.status === 'approved') await pack(seller, parcel);
  else if (beside && parcel.status === 'shipped') await correct(seller, parcel);
  else await moveOn(seller, parcel);
}

async function moveOn(seller: Seller, { orderId, status }: DeskOrder): Promise<void> {
  const { call, store, tally } = seller;
  const to = sellerStatuses[sellerStatuses.indexOf(status) + 1] as ParcelStatus | undefined;
  if (!to) return;
  const body = { status: to, ...(to === 'shipped' && way(seller)) };
  const params = { seller: store, id: orderId };
  const heard = await sendAct(seller, (idempotencyKey) =>
    hear(tally, `move to ${to}`, call('moveParcel', { params, body, idempotencyKey })),
  );
  tally.count('parcels', `${to}: ${heard.kind === 'no' ? heard.code : heard.kind}`);
  if (heard.kind === 'yes') remember(seller, orderId, heard.value.status);
}

async function pack(seller: Seller, { orderId }: DeskOrder): Promise<void> {
  const { call, chance, store, tally } = seller;
  const params = { seller: store, id: orderId };
  const body = { packed: chance.hits(0.8) };
  await sendAct(seller, (idempotencyKey) => hear(tally, 'pack', call('packParcel', { params, body, idempotencyKey })));
}

async function correct(seller: Seller, { orderId }: DeskOrder): Promise<void> {
  const { call, store, tally } = seller;
  const params = { seller: store, id: orderId };
  const body = way(seller);
  const heard = await sendAct(seller, (idempotencyKey) =>
    hear(tally, 'correct', call('correctParcel', { params, body, idempotencyKey })),
  );
  if (heard.kind === 'yes') remember(seller, orderId, heard.value.status);
}

function way({ chance }: Seller) {
  const courier = chance.weighed(couriers);
  return courier === 'Own rider'
    ? { courier, riderPhone: '0803 555 0142' }
    : { courier, trackingNumber: `GIG-${chance.whole(1000, 9999)}` };
}

/** What stands first under a tab of the list. */
export async function parcels(
  { call, store, tally }: Seller,
  tab: 'new' | 'to-pack' | 'on-the-way',
): Promise<DeskOrder[]> {
  const heard = await hear(tally, 'look at parcels', call('deskOrders', { params: { seller: store }, query: { tab } }));
  return heard.kind === 'yes' ? heard.value.items : [];
}

function rememberAll(seller: Seller, outcomes: readonly Outcome[], what: string): void {
  for (const outcome of outcomes) {
    seller.tally.count('parcels', `${what}: ${outcome.ok ? 'yes' : outcome.code}`);
    if (outcome.ok) remember(seller, outcome.orderId, outcome.status);
  }
}

/** A parcel never moves back: what was heard last is the least that it has come to. */
function remember({ moved }: Seller, orderId: string, status: SellerStatus): void {
  const before = moved.get(orderId);
  if (before === undefined || sellerStatuses.indexOf(status) > sellerStatuses.indexOf(before))
    moved.set(orderId, status);
}
