import { demoAccountIds } from '@oja/demo/account-ids';
import type { Kobo } from '@oja/domain/money/money';
import type { RefundReason } from '@oja/domain/payments/refund';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/pool.ts';
import { sandboxIssuer } from '../platform/identity/identity.ts';

/** Server processes that use the database just now. */
export async function countShops(db: Db): Promise<number> {
  const { rows } = await sql<{ shops: number }>`
    select count(*)::integer as shops from pg_stat_activity
    where datname = current_database() and application_name = 'oja' and pid <> pg_backend_pid()
  `.execute(db);
  return rows[0]?.shops ?? 0;
}

export interface AccountToClose {
  id: string;
  email: string;
}

/** Accounts that nobody real can own, locked: the loader's, and those that only the Google sandbox vouched for. */
export async function lockDemoAccounts(tx: Tx): Promise<AccountToClose[]> {
  const { rows } = await sql<AccountToClose>`
    select id, email from users u where deleted_at is null and (
      id = any(${demoAccountIds}::uuid[])
      or (exists (select from accounts where user_id = u.id and provider_id = ${sandboxIssuer})
        and not exists (select from accounts where user_id = u.id and provider_id = 'credential')))
    order by id for update
  `.execute(tx);
  return rows;
}

/** Takes every operator's rights: in a demo anybody could have got them. @returns who had them */
export async function revokeOperators(tx: Tx): Promise<AccountToClose[]> {
  const { rows } = await sql<AccountToClose>`
    update users set role = 'buyer', updated_at = now() where role = 'operator' returning id, email
  `.execute(tx);
  return rows;
}

/**
 * Ends what anybody could have got from the demo's mailbox, which all can read: sessions, links, confirmations; ways in by
 * the sandbox; passwords, because whoever set one may not own the address; and mails that wait, which a real server would
 * send to real people.
 */
export async function endWhatTheMailboxGave(tx: Tx): Promise<{ sessions: number; mails: number }> {
  const sessions = await counted(tx, sql`delete from sessions`);
  for (const table of ['mailed_tokens', 'provider_attempts', 'provider_links'] as const) {
    await sql`delete from ${sql.table(table)}`.execute(tx);
  }
  await sql`delete from accounts where provider_id in ('credential', ${sandboxIssuer})`.execute(tx);
  await sql`update users set email_verified = false, updated_at = now() where email_verified`.execute(tx);
  const mails = await counted(
    tx,
    sql`delete from outbox where topic in ('mail.send', 'password.forgotten') and done_at is null`,
  );
  return { sessions, mails };
}

/** What was paid so far was play money, whatever becomes of it. */
export async function markPlayMoney(tx: Tx): Promise<void> {
  await sql`update payments set play = true where not play`.execute(tx);
}

/**
 * The operator looks at stores before they sell: in the demo they were opened by themselves, and nobody knows by whom.
 * @returns how many are out of the shop until the operator lifts it
 */
export async function lookAtStores(tx: Tx): Promise<number> {
  await sql`update shop_policy set seller_approval = 'by_operator'`.execute(tx);
  return counted(
    tx,
    sql`update sellers set status = 'suspended', status_at = now(), status_reasons = '{}',
      status_note = 'It was opened in a demo. We look at it before it sells.'
    where status = 'approved' and terms_version is not null`,
  );
}

/** Takes all store credit, whoever granted it: in a demo anybody could. @returns whose it was */
export async function takeCredit(tx: Tx): Promise<{ userId: string; amount: Kobo }[]> {
  const { rows } = await sql<{ userId: string; amount: Kobo }>`
    update store_credits c set balance = 0, updated_at = now()
    from (select user_id, balance from store_credits where balance > 0 order by user_id for update) before
    where c.user_id = before.user_id returning c.user_id as "userId", before.balance as amount
  `.execute(tx);
  return rows;
}

export interface OpenRefund {
  id: string;
  reference: string;
  /** What of it has not gone back. */
  amount: Kobo;
  excess: Kobo;
  reason: RefundReason;
  /** Null: the payment became no order. */
  orderNumber: string | null;
}

const isOpen = sql<boolean>`state not in ('processed', 'closed')`;

/** Payments with refunds that a live shop would go on sending. */
export async function findReferencesWithOpenRefunds(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select distinct reference from refunds where ${isOpen} order by reference
  `.execute(tx);
  return rows.map(({ reference }) => reference);
}

/** The first of a payment's refunds that are open. */
export async function findOpenRefund(tx: Tx, reference: string): Promise<OpenRefund | undefined> {
  const { rows } = await sql<OpenRefund>`
    select r.id, r.reference, r.amount - r.not_owed as amount, r.excess, r.reason,
      o.order_number as "orderNumber"
    from refunds r left join orders o on o.payment_reference = r.reference
    where r.reference = ${reference} and ${isOpen} order by r.id limit 1
  `.execute(tx);
  return rows[0];
}

/** Ticks off what the outbox still has. The rows stay, because the books ask for the message of each order and refund. */
export async function tickOffMessages(tx: Tx): Promise<number> {
  return counted(tx, sql`update outbox set done_at = now() where done_at is null`);
}

/** Ends the sandbox's messages that wait: the real provider knows nothing of what they tell. */
export async function endProviderMessages(tx: Tx): Promise<number> {
  return counted(tx, sql`update payment_inbox set applied_at = now(), outcome = 'demo_left' where applied_at is null`);
}

/** Ends disputes at the sandbox, for the shop: nobody will ever say how they end. @returns which */
export async function endDisputes(tx: Tx): Promise<{ id: string; reference: string }[]> {
  const { rows } = await sql<{ id: string; reference: string }>`
    update disputes set status = 'resolved', resolution = 'declined', resolved_at = now(), updated_at = now()
    where resolved_at is null returning id, reference
  `.execute(tx);
  return rows;
}

export interface Loaded {
  products: string[];
  sellers: string[];
  banners: string[];
}

/**
 * Takes the loader's goods and banners off the shelves, with what anybody added to its stores, and its stores that nobody has
 * ordered from; those with orders stay for the books, without anybody who works there and without the invented account at
 * the provider.
 */
export async function removeLoaded(
  tx: Tx,
  loaded: Loaded,
): Promise<{ products: number; stores: number; kept: number }> {
  const products = await counted(
    tx,
    sql`
    delete from products where id = any(${loaded.products}::uuid[]) or seller_id = any(${loaded.sellers}::uuid[])`,
  );
  await sql`delete from product_drafts where seller_id = any(${loaded.sellers}::uuid[])`.execute(tx);
  await sql`delete from carousel_items where id = any(${loaded.banners}::uuid[])`.execute(tx);
  const stores = await counted(
    tx,
    sql`
    delete from sellers s where id = any(${loaded.sellers}::uuid[])
      and not exists (select from products where seller_id = s.id)
      and not exists (select from checkout_lines where seller_id = s.id)
      and not exists (select from payment_splits where seller_id = s.id)
      and not exists (select from order_sellers where seller_id = s.id)
      and not exists (select from order_status_history where seller_id = s.id)`,
  );
  const kept = await counted(tx, sql`update sellers set owner_id = null where id = any(${loaded.sellers}::uuid[])`);
  await sql`delete from seller_members where seller_id = any(${loaded.sellers}::uuid[])`.execute(tx);
  // Which banks and accounts there are was told by the stand-in: every store names its own anew.
  await sql`update payout_accounts set retired_at = now() where retired_at is null`.execute(tx);
  // What payments were split to stays on record beside them.
  await sql`
    update seller_payouts p set subaccount_code = null where seller_id = any(${loaded.sellers}::uuid[])
      and not exists (select from payment_splits where seller_id = p.seller_id)
  `.execute(tx);
  return { products, stores, kept };
}

/** Orders whose goods nobody is to send: they were paid with play money. */
export async function findOpenOrders(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ order_number: string }>`
    select order_number from orders o
    where exists (select from order_sellers where order_id = o.id and status <> 'delivered') order by order_number
  `.execute(tx);
  return rows.map((row) => row.order_number);
}

async function counted(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(tx);
  return Number(numAffectedRows);
}
