import type { DeskImport } from '@oja/contract/desks/desk-imports';
import type { ImportFailure, ImportState } from '@oja/domain/goods/import/import-states';
import { ignoredHeadings, type Naming, writtenNaming } from '@oja/domain/goods/import/naming';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { writtenTime } from '../../../database/written-time.ts';
import type { SellerId } from '../../../http/desk.ts';
import { undoable } from '../changes/changes.queries.ts';
import { rowsBecame } from './import-rows.queries.ts';

/** What is left to do of an import has this outcome. */
const left = (stored: 'stored' | 'made') =>
  sql`case when m.state in ('undoing', 'undone') then ${stored}::text else 'planned' end`;

/** How many rows of an import became that. */
const rowsThat = (sellerId: SellerId, outcome: ImportFailure) =>
  sql`(select count(*)::integer from (${rowsBecame(sellerId, { id: sql`m.id`, outcome })}) became)`;

/** Of an import its rows by what they do, and its products by what became of them. */
const countedAnew = (sellerId: SellerId) => sql`(
  select jsonb_build_object('rows', counted.rows,
    'counts', jsonb_build_object('new', counted.fresh, 'change', counted.change, 'same', counted.same, 'wrong', counted.wrong),
    'goes', jsonb_build_object('shop', ways.shop + valued.products, 'review', ways.review, 'draft', ways.draft),
    'done', case when m.state in ('reading', 'ready') then counted.compared else ways.done + valued.done end,
    'total', case when m.state in ('reading', 'ready') then counted.rows else ways.products + valued.products end,
    'refused', ${rowsThat(sellerId, 'refused')}, 'notUndone', ${rowsThat(sellerId, 'not-undone')},
    'picturesMissing', (select count(distinct named) from import_rows r cross join unnest(r.missing) named
      where r.import_id = m.id and r.seller_id = m.seller_id))
  from (
      select count(*)::integer as rows, count(action)::integer as compared,
        count(*) filter (where action = 'new')::integer as fresh,
        count(*) filter (where action = 'change')::integer as change,
        count(*) filter (where action = 'same')::integer as same,
        count(*) filter (where action = 'wrong')::integer as wrong
      from import_rows r where r.import_id = m.id and r.seller_id = m.seller_id) counted
    cross join (
      select count(*)::integer as products, count(*) filter (where goes_to = 'shop')::integer as shop,
        count(*) filter (where goes_to = 'review')::integer as review,
        count(*) filter (where goes_to = 'draft')::integer as draft,
        count(*) filter (where outcome <> ${left('stored')})::integer as done
      from import_products p where p.import_id = m.id and p.seller_id = m.seller_id) ways
    cross join (
      select count(distinct r.product_id)::integer as products,
        (count(distinct r.product_id) - count(distinct r.product_id) filter (where outcome = ${left('made')}))::integer as done
      from goods_change_rows r where r.change_id = m.id and r.seller_id = m.seller_id and r.product_id not in (
        select product_id from import_products p where p.import_id = m.id and p.seller_id = m.seller_id)) valued)`;

/** While an import is at rest nothing of it moves: what was counted then is not counted anew by whoever looks. */
const atRest = sql`m.state in ('ready', 'stored', 'undone')`;

type Tally = Pick<DeskImport, 'rows' | 'refused' | 'notUndone'>;

/** Keeps what is shown of a locked import that has come to rest. @returns it; nothing of one that has not */
export async function keepTally(tx: Tx, sellerId: SellerId, id: string): Promise<Partial<Tally>> {
  const { rows } = await sql<{ tally: Tally | null }>`
    update imports m set tally = case when ${atRest} then ${countedAnew(sellerId)} end where m.id = ${id} and m.seller_id = ${sellerId}
    returning tally
  `.execute(tx);
  return rows[0]?.tally ?? {};
}

/** Failing that often, about a quarter of an hour long, an import is put aside until a member of its store stores or undoes it again. */
export const MOST_TRIES = 10;

const begun = (of: 'm' | 'other') =>
  sql`coalesce(${sql.ref(`${of}.undone_at`)}, ${sql.ref(`${of}.stored_at`)}, ${sql.ref(`${of}.created_at`)})`;

/** Files are read by one job and stored by another: one that began behind others of its kind takes turns with them. */
const takesTurns = sql`(m.tries < ${MOST_TRIES} and not ${atRest} and exists (
    select from imports other where other.seller_id = m.seller_id and other.tries < ${MOST_TRIES}
      and other.state in ('reading', 'storing', 'undoing') and (other.state = 'reading') = (m.state = 'reading')
      and (${begun('other')}, other.id) < (${begun('m')}, m.id)))`;

const shown = (sellerId: SellerId) => sql`
  select m.id, m.name, m.state, ${takesTurns} as "takesTurns", m.tries >= ${MOST_TRIES} as "isAside", m.columns, m.ignored, m.left_out as "leftOut", m.is_named as "isNamed", tally.*,
    (select coalesce(jsonb_agg(jsonb_build_object('text', each.text, 'column', nullif(each.named, ''),
        'values', coalesce(m.samples -> (each.at - 1)::integer, '[]')) order by each.at), '[]')
      from unnest(m.headings, m.named) with ordinality each (text, named, at)) as headings,
    ${writtenTime(sql`coalesce(m.stored_at, m.created_at)`)} as at,
    coalesce(split_part(btrim(u.name), ' ', 1), '') as by,
    case when m.state in ('storing', 'stored') and m.stored_at > now() - ${undoable}
      then ${writtenTime(sql`m.stored_at + ${undoable}`)} end as "undoUntil"
  from imports m left join users u on u.id = coalesce(m.stored_by, m.made_by) and u.deleted_at is null
    cross join lateral jsonb_to_record(coalesce(case when ${atRest} then m.tally end, ${countedAnew(sellerId)})) as tally (rows integer,
      counts jsonb, goes jsonb, done integer, total integer, refused integer, "notUndone" integer, "picturesMissing" integer)`;

export async function findImport(db: Db, sellerId: SellerId, id: string): Promise<DeskImport | undefined> {
  const { rows } = await sql<DeskImport>`${shown(sellerId)} where m.id = ${id} and m.seller_id = ${sellerId}`.execute(
    db,
  );
  return rows[0];
}

/** Whether the store has such an import. */
export async function hasImport(db: Db, sellerId: SellerId, id: string): Promise<boolean> {
  const { rows } = await sql`select from imports where id = ${id} and seller_id = ${sellerId}`.execute(db);
  return rows.length > 0;
}

/** The newest first. */
export async function findImports(db: Db, sellerId: SellerId, most: number): Promise<DeskImport[]> {
  const { rows } = await sql<DeskImport>`
    ${shown(sellerId)} where m.seller_id = ${sellerId} and m.created_at > now() - interval '30 days'
    order by m.created_at desc, m.id desc limit ${most}
  `.execute(db);
  return rows;
}

/** SHA-256 of the file that an import of the store came as. */
export async function findDigest(db: Db, sellerId: SellerId, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ digest: Buffer }>`
    select digest from imports where id = ${id} and seller_id = ${sellerId}
  `.execute(db);
  return rows[0]?.digest;
}

/** An import while it is locked. */
export interface LockedImport {
  id: string;
  state: ImportState;
  isUndoable: boolean;
}

/** Its facts, of the table `imports`. */
export const lockedImport = sql`id, state, coalesce(stored_at > now() - ${undoable}, false) as "isUndoable"`;

/** Until the transaction ends it is compared, mended, stored or dropped by nobody else. */
export async function lockImport(tx: Tx, sellerId: SellerId, id: string): Promise<LockedImport | undefined> {
  const { rows } = await sql<LockedImport>`
    select ${lockedImport} from imports where id = ${id} and seller_id = ${sellerId} for no key update
  `.execute(tx);
  return rows[0];
}

/** A part of a locked import has gone through, or a member wants it tried again: it goes on by itself. */
export async function forgetTries(tx: Tx, sellerId: SellerId, id: string): Promise<void> {
  await sql`
    update imports set tries = 0, tried_at = null where id = ${id} and seller_id = ${sellerId} and tries > 0
  `.execute(tx);
}

/** Imports that the store has not stored; nobody else of it begins one until the transaction ends. */
export async function countNotStored(tx: Tx, sellerId: SellerId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports of ${sellerId}`}, 2))`.execute(tx);
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from imports where seller_id = ${sellerId} and state in ('reading', 'ready')
  `.execute(tx);
  return rows[0]?.many ?? 0;
}

export interface NewImport {
  id: string;
  name: string;
  digest: Buffer;
  headings: readonly string[];
  naming: Naming;
  isNamed: boolean;
  samples: readonly string[][];
  leftOut: readonly string[];
  userId: string;
}

/** With the change of what it makes of prices, counts and status. @returns false where the id names something else */
export async function insertImport(tx: Tx, sellerId: SellerId, given: NewImport): Promise<boolean> {
  const { id, name, digest, headings, naming, isNamed, samples, leftOut, userId } = given;
  const columns = naming.filter((column) => column !== null);
  const ignored = ignoredHeadings(headings, naming);
  const { rows } = await sql`
    with its_change as (
      insert into goods_changes (id, seller_id, import_id, rows, products, refused, same, made_by)
      values (${id}, ${sellerId}, ${id}, 0, 0, 0, 0, ${userId})
      on conflict (id) do nothing returning id)
    insert into imports (id, seller_id, name, digest, columns, ignored, headings, named, is_named, samples, left_out, made_by)
    select id, ${sellerId}::uuid, ${name}, ${digest}::bytea, ${columns}::text[], ${ignored}::text[], ${[...headings]}::text[],
      ${writtenNaming(naming)}::text[], ${isNamed}::boolean, ${JSON.stringify(samples)}::jsonb, ${[...leftOut]}::text[], ${userId}::uuid
    from its_change returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Says whether all rows of a locked import are compared, and what its change would do. */
export async function noteCompared(tx: Tx, sellerId: SellerId, id: string): Promise<void> {
  await sql`
    update imports set state = case when exists (
      select from import_rows where import_id = ${id} and seller_id = ${sellerId} and action is null) then 'reading' else 'ready' end
    where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
  await sql`
    update goods_changes set rows = counted.rows, products = counted.products
    from (select count(*)::integer as rows, count(distinct product_id)::integer as products from goods_change_rows
      where change_id = ${id} and seller_id = ${sellerId}) counted
    where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
  await keepTally(tx, sellerId, id);
}

export async function deleteImport(tx: Tx, sellerId: SellerId, id: string): Promise<void> {
  await sql`delete from imports where id = ${id} and seller_id = ${sellerId}`.execute(tx);
}
