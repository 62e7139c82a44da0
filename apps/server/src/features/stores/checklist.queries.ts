import type { StoreCheck } from '@oja/domain/stores/checklist';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** What the checklist of a store is judged by, beside what the store says of itself; and what the operator asks for. */
export interface ChecklistRow {
  emailConfirmed: boolean;
  hasAccount: boolean;
  hasProduct: boolean;
  required: StoreCheck[];
  /** Who applies is approved at once. */
  automatic: boolean;
}

export async function findChecklist(db: Db, sellerId: SellerId): Promise<ChecklistRow> {
  const { rows } = await sql<ChecklistRow>`
    select coalesce((select email_verified from users where id = s.owner_id), false) as "emailConfirmed",
      exists (select from payout_accounts where seller_id = ${sellerId} and retired_at is null)
        or exists (select from seller_payouts where seller_id = ${sellerId} and subaccount_code is not null) as "hasAccount",
      exists (select from products where seller_id = ${sellerId})
        or exists (select from product_drafts where seller_id = ${sellerId}) as "hasProduct",
      policy.required_checks as required, policy.seller_approval = 'automatic' as automatic
    from sellers s, shop_policy policy where s.id = ${sellerId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Store ${sellerId} has members, and is gone.`);
  return row;
}
