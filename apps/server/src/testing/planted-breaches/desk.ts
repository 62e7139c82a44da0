import { type RawBuilder, sql } from 'kysely';
import type { SoundShop } from '../sound-shop.ts';
import { audited, entry, loosen, type Plants, remove, update } from './plant.ts';

const part =
  (set: RawBuilder<unknown>) =>
  ({ order: { id }, seller }: SoundShop) => [
    loosen('order_sellers'),
    update('order_sellers', set, sql`order_id = ${id} and seller_id = ${seller}`),
  ];

const line =
  (set: RawBuilder<unknown>) =>
  ({ cancelled: { id, product } }: SoundShop) => [
    loosen('order_items'),
    update('order_items', set, sql`order_id = ${id} and product_id = ${product}`),
  ];

const listed =
  (set: RawBuilder<unknown>) =>
  ({ product }: SoundShop) => [update('desk_products', set, sql`product_id = ${product}`)];

const ownedBy = (seller: string, user: string) =>
  sql`insert into seller_members (seller_id, user_id, role) values (${seller}, ${user}, 'owner')`;

export const deskPlants: Plants = {
  'a parcel waits exactly while it is to be accepted or to leave, and is found once it is accepted': {
    'has no time until when it is to be accepted': part(sql`due_at = null`),
    'has no time until when it is to leave': part(sql`due_at = null, status = 'approved', search_text = 'ord-1'`),
    'waits, and is on its way': part(sql`status = 'shipped', search_text = 'ord-1'`),
    'waits, and has arrived': part(sql`status = 'delivered', search_text = 'ord-1'`),
    'waits, and is cancelled': part(sql`cancelled_at = now()`),
    'left, and is cancelled': part(sql`status = 'shipped', due_at = null, search_text = 'ord-1', cancelled_at = now()`),
    'was placed at another time than its order': part(sql`placed_at = placed_at - interval '1 microsecond'`),
    'is accepted, and found by nothing': part(sql`status = 'approved'`),
  },
  'what is cancelled of an order is what its cancellations say, line by line and parcel by parcel': {
    'has other cancelled pieces than its cancellations': ({ cancelled: { id } }) => [
      update('line_cancellations', sql`quantity = quantity + 1`, sql`order_id = ${id}`),
    ],
    'has more cancelled pieces than were bought': line(sql`quantity = 0`),
    'has another cancelled sum than its lines': line(sql`price = price + 1`),
    'is cancelled, and has a piece left': ({ cancelled: { id, seller } }) => [
      loosen('order_sellers'),
      update('order_sellers', sql`cancelled_at = now()`, sql`order_id = ${id} and seller_id = ${seller}`),
    ],
    'has no piece left, and is not cancelled': line(sql`quantity = cancelled`),
    'takes another share than is booked': ({ cancelled: { reference } }) => [
      entry('commission', 1, { kind: 'line_cancelled', reference }),
    ],
  },
  'the owner of a store is the member who is its owner': {
    'has an owner who is no member': ({ seller, other }) => [
      update('sellers', sql`owner_id = ${other}`, sql`id = ${seller}`),
    ],
    'has no owner, and a member who is': ({ seller, other }) => [ownedBy(seller, other)],
    'has another owner than the member who is': ({ seller, other, buyer }) => [
      ownedBy(seller, other),
      update('sellers', sql`owner_id = ${buyer}`, sql`id = ${seller}`),
    ],
  },
  'a store stands under a slug of its own, and one that was opened here sells by the terms that its owner accepted': {
    'stands under a slug that is kept for nobody': ({ seller }) => [remove('seller_slugs', sql`seller_id = ${seller}`)],
    'stands under the slug of another store': ({ seller, splitSeller }) => [
      update('seller_slugs', sql`seller_id = ${splitSeller}`, sql`seller_id = ${seller}`),
    ],
    'sells, and has accepted no terms': ({ seller }) => [audited('store.opened', `store:${seller}`, {})],
    'accepted terms at no time': ({ seller }) => [
      update('sellers', sql`terms_version = '2026-11-26'`, sql`id = ${seller}`),
    ],
  },
  "a product stands once in the lists of its store's desk, as it is": {
    'stands in none': ({ product }) => [remove('desk_products', sql`product_id = ${product}`)],
    'stands in those of another store': ({ product, splitSeller }) => [
      update('desk_products', sql`seller_id = ${splitSeller}`, sql`product_id = ${product}`),
    ],
    'stands in another tab': listed(sql`tab = 'paused'`),
    'stands at another time': listed(sql`created_at = created_at - interval '1 microsecond'`),
    'stands under another name': listed(sql`name_key = name_key || 'x'`),
    'stands at another price': listed(sql`price = price + 1`),
    'stands with another stock': listed(sql`stock = stock + 1`),
    'stands with other sales': listed(sql`sold = sold + 1`),
    'stands there, and is gone': ({ product }) => [remove('products', sql`id = ${product}`)],
  },
};
