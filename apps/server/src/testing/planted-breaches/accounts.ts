import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { SoundShop } from '../sound-shop.ts';
import type { Plants } from './plant.ts';

/** An account of the store whose share was sent, by the name that its share was sent to. */
const account = (
  { splitSeller, order }: SoundShop,
  {
    seller = splitSeller,
    usable = sql`created_at`,
    match = 'same',
    retired = sql`null::timestamptz`,
    code = null,
    accepted = sql`null::timestamptz`,
  }: Partial<{
    seller: string;
    usable: RawBuilder<unknown>;
    match: string;
    retired: RawBuilder<unknown>;
    code: string | null;
    accepted: RawBuilder<unknown>;
  }> = {},
) => sql`
  insert into payout_accounts (id, seller_id, bank_code, bank_name, number_sealed, number_last4, holder, name_match,
    subaccount_code, subaccount_at, usable_from, created_at, retired_at, name_accepted_at)
  select ${newId()}::uuid, ${seller}::uuid, '058', 'A bank', '\\x00', '6789', 'ADA OBI', ${match},
    coalesce(${code}::text, sent.subaccount_code), created_at, ${usable}, created_at, ${retired}, ${accepted}
  from (select sent.subaccount_code, c.created_at - interval '1 day' as created_at
    from payment_splits sent join payments p using (reference) join checkouts c on c.id = p.checkout_id
    where c.id = ${order.id} and sent.seller_id = ${splitSeller}) sent`;

export const accountPlants: Plants = {
  'a store has one bank account that lives, and each is what it was set up as': {
    'has two that live': (shop) => [sql`drop index payout_accounts_one`, account(shop), account(shop)],
    'is usable before it was named': (shop) => [account(shop, { usable: sql`created_at - interval '1 second'` })],
    'ended before it began': (shop) => [account(shop, { retired: sql`created_at - interval '1 second'` })],
    'shares its subaccount with another store': (shop) => [
      account(shop, { code: 'ACCT_two' }),
      account(shop, { code: 'ACCT_two', seller: shop.seller }),
    ],
  },
  'a share goes to an account that was usable, and of that store, when its checkout was made': {
    'goes to the account of another store': (shop) => [account(shop, { seller: shop.seller })],
    'goes to an account in its pause': (shop) => [account(shop, { usable: sql`now() + interval '1 hour'` })],
    'goes to an account that was over': (shop) => [account(shop, { retired: sql`created_at + interval '1 hour'` })],
    'goes to a holder whom nobody accepted': (shop) => [account(shop, { match: 'different', accepted: sql`now()` })],
  },
};
