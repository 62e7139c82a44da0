import { unopenedStatuses } from '@oja/domain/stores/store-status';
import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';
import type { Rows } from '../../../database/rows.ts';

/**
 * Somebody who closes their account takes along a store that has never sold, with its drafts, pictures and addresses. One that
 * has stays, and so does the account that owns it.
 */
export async function forgetUnopenedStore(tx: Tx, userId: string): Promise<void> {
  // Members before their store, as whoever works there locks them.
  await sql`
    select from seller_members where seller_id in (select id from sellers where owner_id = ${userId}) for update
  `.execute(tx);
  await sql`
    delete from sellers where owner_id = ${userId} and status = any(${[...unopenedStatuses]}::text[])
  `.execute(tx);
}

/** What somebody may take along: the store that they own, with what only they and the operator know of it. */
export function exportOwnStore(userId: string): Record<string, Rows> {
  return {
    ownStore: sql`
        select s.name, s.store_name, s.slug, array(select slug from seller_slugs where seller_id = s.id order by slug) as slugs,
          s.business_type, s.business_address, p.cac_number, p.email, p.phone, s.public_email, s.public_phone, p.tax_id, s.description, s.social_media, s.store_logo, s.store_banner, s.dispatch_days,
          s.return_days, s.couriers, s.holiday_from, s.holiday_until, s.holiday_note, s.mails_off, s.status, s.status_reasons, s.status_note,
          s.status_at, s.terms_version, s.terms_accepted_at, s.created_at
        from sellers s left join seller_payouts p on p.seller_id = s.id where s.owner_id = ${userId}`,
    ownStoreAccounts: sql`
        select account.bank_name, account.number_last4, account.holder, account.created_at, account.usable_from,
          account.retired_at
        from payout_accounts account join sellers s on s.id = account.seller_id where s.owner_id = ${userId}
        order by account.created_at, account.id`,
  };
}
