import type { ContactDraft } from '@oja/domain/people/contact';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';

export interface NewMessage extends Omit<ContactDraft, 'orderNumber'> {
  id: string;
  userId: string | null;
  orderNumber: string | null;
}

export async function insertContactMessage(tx: Tx, { userId, orderNumber, ...message }: NewMessage): Promise<void> {
  await tx
    .insertInto('contact_messages')
    .values({ ...message, user_id: userId, order_number: orderNumber })
    .execute();
}

/** Lets messages that give one address be counted one after the other. */
export async function lockWriter(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`.execute(tx);
}

/** Messages that gave this address in the last hour, by the database's clock. */
export async function countRecentMessages(tx: Tx, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from contact_messages
    where created_at > now() - interval '1 hour' and email = ${email}
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Deletes what an account that is deleted has written to the shop. */
export async function forgetContactMessages(tx: Tx, userId: string): Promise<void> {
  await sql`delete from contact_messages where user_id = ${userId}`.execute(tx);
}
