import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';

/** What is made as a whole, and when it was made last. */
export type Made = 'filled' | 'ranks' | 'lexicon' | 'phrases';

/** @returns whether it was never made */
export async function isMissing(db: Db, what: Made): Promise<boolean> {
  const { rows } = await sql`select from find_made where what = ${what}`.execute(db);
  return rows.length === 0;
}

/** @returns whether it was not made within that time, in seconds */
export async function isDue(db: Db, what: Made, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    select from find_made where what = ${what} and at > now() - make_interval(secs => ${seconds})`.execute(db);
  return rows.length === 0;
}

export async function noteMade(db: Db, what: Made): Promise<void> {
  await sql`insert into find_made (what) values (${what}) on conflict (what) do update set at = now()`.execute(db);
}

/** What is made of products is to be made again at the next occasion. */
export async function noteGone(tx: Tx, whats: readonly Made[]): Promise<void> {
  await sql`delete from find_made where what = any(${whats}::text[])`.execute(tx);
}

/** @returns whether the shop has less than so many products */
export async function hasFewer(db: Db, most: number): Promise<boolean> {
  const { rows } = await sql`select from find_products limit 1 offset ${most - 1}`.execute(db);
  return rows.length === 0;
}
