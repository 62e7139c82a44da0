import type { ImportOutcome, ImportWay } from '@oja/domain/goods/import/import-states';
import type { ProductForm } from '@oja/domain/goods/product-form';
import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import type { SeenGoods } from '../drafts.queries.ts';

/** Rows of an import that cannot be stored. */
export async function countWrongRows(tx: Tx, sellerId: SellerId, id: string): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from import_rows
    where import_id = ${id} and seller_id = ${sellerId} and action = 'wrong'
  `.execute(tx);
  return rows[0]?.wrong ?? 0;
}

interface Begun {
  id: string;
  userId: string;
}

/** A locked import that was compared is being stored from now on: so many rows its change has. */
export async function beginStoring(tx: Tx, sellerId: SellerId, { id, userId }: Begun): Promise<void> {
  await sql`
    update imports set state = 'storing', stored_by = ${userId}, stored_at = now()
    where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
  await sql`
    update goods_changes c set rows = counted.rows, products = counted.products
    from (select count(*)::integer as rows, count(distinct product_id)::integer as products from goods_change_rows
      where change_id = ${id} and seller_id = ${sellerId} and outcome = 'planned') counted
    where c.id = ${id} and c.seller_id = ${sellerId}
  `.execute(tx);
}

/** A locked import is being undone from now on; what was not stored of it yet never will be. */
export async function beginUndoingImport(
  tx: Tx,
  sellerId: SellerId,
  { id, userId, stopped }: Begun & { stopped: string },
): Promise<void> {
  await refuseLeftProducts(tx, sellerId, { id, from: 'planned', to: 'refused', problem: stopped });
  await sql`
    update imports set state = 'undoing', undone_by = ${userId}, undone_at = now(), tries = 0, tried_at = null
    where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
}

/** A product of an import: what it is to be, or what it was. */
export interface ImportProduct {
  place: number;
  productId: string;
  isNew: boolean;
  goesTo: ImportWay;
  form: ProductForm;
  before: ProductForm | null;
  baseVersion: number | null;
  seen: SeenGoods | null;
  status: 'live' | 'paused';
  /** The edit_version that storing it has made, or the version of its draft. */
  version: number | null;
}

/** Products of one part: each that is new is filed and found, which takes milliseconds, and nobody who pays waits long for a row. */
const PART_OF_FORMS = 50;

/** The first of the products of which nothing is written yet. */
export async function findProductsLeft(
  tx: Tx,
  sellerId: SellerId,
  { id, outcome }: { id: string; outcome: 'planned' | 'stored' },
): Promise<ImportProduct[]> {
  const { rows } = await sql<ImportProduct>`
    select place, product_id as "productId", is_new as "isNew", goes_to as "goesTo", form, before, seen, status, version,
      base_version as "baseVersion"
    from import_products
    where import_id = ${id} and seller_id = ${sellerId} and outcome = ${outcome}
    order by place limit ${PART_OF_FORMS}
  `.execute(tx);
  return rows;
}

/** What became of a product; where it was stored, where it went and what stood there before. */
export interface ProductOutcome {
  place: number;
  outcome: Exclude<ImportOutcome, 'planned'>;
  problem: string | null;
  stored?: { goesTo: ImportWay; version: number; before: ProductForm | null };
}

/** Says what became of products, and keeps what undoing goes on from. */
export async function writeProductOutcomes(
  tx: Tx,
  sellerId: SellerId,
  { id, outcomes }: { id: string; outcomes: readonly ProductOutcome[] },
): Promise<void> {
  const records = outcomes.map(({ stored, ...outcome }) => ({ ...outcome, ...stored, goes_to: stored?.goesTo }));
  await sql`
    update import_products i set outcome = said.outcome, problem = said.problem, goes_to = coalesce(said.goes_to, i.goes_to),
      version = coalesce(said.version, i.version),
      before = case when i.is_new then null else coalesce(nullif(said.before, 'null'), i.before) end,
      seen = case when said.outcome = 'stored' and not i.is_new then (
        select jsonb_build_object('units', p.stock, 'price', p.price, 'discountPrice', p.discount_price)
        from products p where p.id = i.product_id and p.seller_id = ${sellerId}) else i.seen end
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as said (place integer, outcome text, problem text, goes_to text,
      version integer, before jsonb)
    where i.import_id = ${id} and i.seller_id = ${sellerId} and i.place = said.place
  `.execute(tx);
}

interface Left {
  id: string;
  from: 'planned' | 'stored';
  to: 'refused' | 'not-undone';
  problem: string;
}

/** What is left of the products of a locked import is not written, and why. */
export async function refuseLeftProducts(tx: Tx, sellerId: SellerId, { id, from, to, problem }: Left): Promise<void> {
  await sql`
    update import_products set outcome = ${to}, problem = ${problem}
    where import_id = ${id} and seller_id = ${sellerId} and outcome = ${from}
  `.execute(tx);
}

/** Ends a locked import of which nothing is left to write. @returns whether it did */
export async function endImport(
  tx: Tx,
  sellerId: SellerId,
  { id, left, state }: { id: string; left: 'planned' | 'stored'; state: 'stored' | 'undone' },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update imports set state = ${state}
    where id = ${id} and seller_id = ${sellerId} and not exists (
      select from import_products where import_id = ${id} and seller_id = ${sellerId} and outcome = ${left})
      and not exists (select from goods_changes where import_id = ${id} and seller_id = ${sellerId}
        and state in ('looked', 'making', 'undoing'))
  `.execute(tx);
  return numAffectedRows > 0n;
}
