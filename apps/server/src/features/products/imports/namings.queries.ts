import type { Naming } from '@oja/domain/goods/import/naming';
import { ignoredHeadings, writtenNaming } from '@oja/domain/goods/import/naming';
import type { ProductColumn } from '@oja/domain/goods/product-columns';
import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

const naming = (written: readonly string[]): Naming =>
  written.map((column) => (column === '' ? null : (column as ProductColumn)));

/** What members of the store have said last of a file with the same headings. */
export async function findSaidNaming(
  tx: Tx,
  sellerId: SellerId,
  headings: readonly string[],
): Promise<Naming | undefined> {
  const { rows } = await sql<{ named: string[] }>`
    select named from imports where seller_id = ${sellerId} and is_named and headings = ${[...headings]}::text[]
    order by created_at desc, id desc limit 1
  `.execute(tx);
  return rows[0] && naming(rows[0].named);
}

/** The headings of an import and what they are; none of one from before there were namings. */
export async function findHeadings(
  tx: Tx,
  sellerId: SellerId,
  id: string,
): Promise<{ headings: string[]; naming: Naming }> {
  const { rows } = await sql<{ headings: string[]; named: string[] }>`
    select headings, named from imports where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
  return { headings: rows[0]?.headings ?? [], naming: naming(rows[0]?.named ?? []) };
}

interface Said {
  id: string;
  headings: readonly string[];
  naming: Naming;
}

/** A member has said what the columns of a locked import are; one that was put aside goes on with them. */
export async function writeNaming(tx: Tx, sellerId: SellerId, { id, headings, naming: said }: Said): Promise<void> {
  await sql`
    update imports set named = ${writtenNaming(said)}::text[], is_named = true, tries = 0, tried_at = null,
      columns = ${said.filter((column) => column !== null)}::text[], ignored = ${ignoredHeadings(headings, said)}::text[]
    where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
}
