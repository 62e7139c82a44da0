import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import type { Searched } from './searches.ts';

/** What fewer people searched for may say who they are. */
const leastPeople = 5;
/** Of a day. More is the work of somebody who wants to fill the server. */
const mostRows = 1_000_000;

/** The day and its key, the same for all processes; the first to ask on a day gives its own. */
export async function findKeyOfDay(db: Db, own: string): Promise<{ day: string; key: string }> {
  await sql`insert into find_searcher_keys (day, key) values (current_date, ${own}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ day: string; key: string }>`
    select day::text, key from find_searcher_keys where day = current_date`.execute(db);
  const [today] = rows;
  if (!today) throw new Error('The day ended while its key was asked for.');
  return today;
}

export async function addSearchers(db: Db, day: string, searched: readonly Searched[]): Promise<void> {
  const pairs = searched.flatMap(({ form, shown, who }) => who.map((one) => ({ form, shown, one })));
  await sql`
    insert into find_searchers (day, form, who, shown)
    select ${day}::date, form, who, shown from unnest(
      ${pairs.map(({ form }) => form)}::text[], ${pairs.map(({ one }) => one)}::text[],
      ${pairs.map(({ shown }) => shown)}::text[]) t (form, who, shown)
    where not exists (select from find_searchers offset ${mostRows}) order by form, who
    on conflict do nothing`.execute(db);
}

/** After everything is written, so that of two processes the later sees all. */
export async function countSearchers(db: Db, day: string, forms: readonly string[]): Promise<void> {
  await sql`
    insert into find_searched (day, form, shown, people)
    select day, form, min(shown), count(*) from find_searchers where day = ${day}::date and form = any(${forms}::text[])
    group by day, form having count(*) >= ${leastPeople} order by form
    on conflict (day, form) do update set people = greatest(find_searched.people, excluded.people)`.execute(db);
}

export async function forgetSearchers(db: Db): Promise<void> {
  await sql`delete from find_searchers where day < current_date`.execute(db);
  await sql`delete from find_searcher_keys where day < current_date`.execute(db);
}
