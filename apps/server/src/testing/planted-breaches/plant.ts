import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { Evidence } from '../../features/money-check/evidence.ts';
import { newId } from '../../platform/ids.ts';
import type { SoundShop, Witnesses } from '../sound-shop.ts';

/** Puts the database wrong in one way, or what others say of it. */
export interface Planted {
  database?: RawBuilder<unknown>[];
  evidence?: Partial<Evidence>;
}

export type Plant = (shop: SoundShop & Witnesses) => RawBuilder<unknown>[] | Planted;

/** For each invariant, by its sentence, one plant for each of its conditions: what that condition sees, and no other of it. */
export type Plants = Readonly<Record<string, Readonly<Record<string, Plant>>>>;

/** Lets the tables hold what no transaction could put there; all of it goes with the transaction. */
export async function plant(tx: Tx, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx);
  for (const statement of statements) await statement.execute(tx);
}

export function loosen(table: string): RawBuilder<unknown> {
  return sql`do $$ declare rule record; begin
    for rule in select conname from pg_constraint where conrelid = ${sql.lit(table)}::regclass and contype in ('c', 'u') loop
      execute format('alter table %I drop constraint %I cascade', ${sql.lit(table)}, rule.conname);
    end loop; end $$`;
}

/** A row once more, with these columns in its place. */
export function again(table: string, which: RawBuilder<unknown>, other: Record<string, unknown>): RawBuilder<unknown> {
  return sql`insert into ${sql.table(table)} select (jsonb_populate_record(kept, ${JSON.stringify(other)}::jsonb)).*
    from ${sql.table(table)} kept where ${which}`;
}

export const update = (table: string, set: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`update ${sql.table(table)} set ${set} where ${where}`;

export const remove = (table: string, where: RawBuilder<unknown>) =>
  sql`delete from ${sql.table(table)} where ${where}`;

export function entry(account: string, amount: number, given: { kind: string; reference?: string | null }) {
  return sql`insert into ledger_entries (id, transaction_id, kind, account, amount, reference, order_id)
    select ${newId()}, coalesce(like_it.transaction_id, gen_random_uuid()), ${given.kind}, ${account}, ${amount}::bigint,
      ${given.reference ?? null}, like_it.order_id
    from (select) one left join (select transaction_id, order_id from ledger_entries
      where reference = ${given.reference ?? null} and kind = ${given.kind} limit 1) like_it on true`;
}

export function audited(action: string, subject: string, details: object) {
  return sql`insert into audit_log (id, actor, action, subject, details)
    values (${newId()}, 'system', ${action}, ${subject}, ${JSON.stringify(details)})`;
}

export function refund(
  reference: string,
  amount: RawBuilder<unknown>,
  given: { reason?: string; state?: string } = {},
) {
  return sql`insert into refunds (id, reference, amount, reason, state) values
    (${newId()}, ${reference}, ${amount}, ${given.reason ?? 'requested'}, ${given.state ?? 'requested'})`;
}
