import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { SoundShop } from '../sound-shop.ts';
import { loosen, type Plants, remove, update } from './plant.ts';

const message = (dedupe: string) => remove('outbox', sql`dedupe = ${dedupe}`);

/** What the provider has told, so many minutes ago. */
export function told(reference: string, minutes: number, message?: object) {
  const raw = Buffer.from(JSON.stringify(message ?? { event: 'charge.success', data: { reference } }));
  return sql`insert into payment_inbox (id, provider, dedupe, raw, received_at)
    values (${newId()}, 'paystack', 'lying', ${raw}, now() - make_interval(secs => ${minutes * 60}))`;
}

function cartLine({ other, product }: SoundShop, quantity: number) {
  return sql`insert into cart_lines (id, user_id, product_id, product_name, quantity)
    values (${newId()}, ${other}, ${product}, 'Cloth', ${quantity})`;
}

export const deliveryPlants: Plants = {
  'every order and every refund that the shop decides has its message in the outbox': {
    'is an order without its message': ({ order }) => [message(`order:${order.id}`)],
    'is an automatic refund without its message': ({ refunded }) => [message(`refund:${refunded.reference}`)],
    'is a refund by an operator without its message': ({ order }) => [message(`refund:${order.toCard}`)],
    'is a refund of a line without its message': ({ cancelled }) => [message(`refund:${cancelled.refund}`)],
  },
  'a message about an order or a refund is about one that is there': {
    'is about a refund that is not there': ({ order }) => [remove('refunds', sql`id = ${order.toCard}`)],
    'is about an order that is not there': ({ order }) => [remove('orders', sql`id = ${order.id}`)],
  },
  'a message of the provider is applied within 15 minutes, or about a payment that is still watched': {
    'is about nothing that we watch': () => [told('oja-nobody', 20)],
    'waits longer than we watch': ({ open }) => [told(open.reference, 75)],
  },
  'an effect has one message, and an order one mail': {
    'has several messages': () => [
      loosen('outbox'),
      sql`insert into outbox (id, topic, dedupe) select gen_random_uuid(), topic, dedupe from outbox limit 1`,
    ],
  },
  'no request holds its idempotency key for more than a minute': {
    'is held for too long': ({ buyer }) => [
      sql`insert into idempotency_keys (user_id, route, key, request_hash, claimed_at)
        values (${buyer}, 'x', 'k', 'h', now() - interval '2 minutes')`,
    ],
  },
  'an account has one review a product': {
    'is one of several': ({ buyer, product }) => [
      loosen('reviews'),
      sql`insert into reviews (id, product_id, seller_id, user_id, rating, comment)
        select gen_random_uuid(), id, seller_id, ${buyer}::uuid, 5, 'Good' from products, generate_series(1, 2)
        where id = ${product}`,
    ],
  },
  'an e-mail address has one account, and stands there in its canonical form': {
    'is one of several': ({ buyer }) => [
      loosen('users'),
      sql`insert into users (id, name, email) select gen_random_uuid(), 'Twin', email from users where id = ${buyer}`,
    ],
    'stands there in another form': ({ buyer }) => [update('users', sql`email = upper(email)`, sql`id = ${buyer}`)],
  },
  'a way to sign in belongs to one account': {
    'is one of several': () => [
      loosen('accounts'),
      sql`update accounts set provider_id = 'google', account_id = 'the same'`,
    ],
  },
  'a line of a cart has a quantity of 1 or more': {
    'has none': (shop) => [loosen('cart_lines'), cartLine(shop, 0)],
  },
  'a line of a cart is of a product with a seller, or of one that is gone': {
    'is of nobody': (shop) => [cartLine(shop, 1), sql`delete from sellers`],
  },
  'a variant of a product has one line in a cart': {
    'is one of several': (shop) => [loosen('cart_lines'), cartLine(shop, 1), cartLine(shop, 2)],
  },
};
