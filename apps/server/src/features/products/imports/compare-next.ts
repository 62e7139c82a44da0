import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { compareRows } from './compare-rows.ts';
import { findKeysLeft, type KeyedRow, putOffComparing } from './import-rows.queries.ts';
import { type LockedImport, noteCompared } from './imports.queries.ts';

/** Compares the next part of a locked import. What was found of it is written with how far it is, so each part is compared once. */
export async function compareNext(
  tx: Tx,
  sellerId: SellerId,
  { id, state }: Pick<LockedImport, 'id' | 'state'>,
): Promise<void> {
  if (state !== 'reading') return;
  const keys = await findKeysLeft(tx, sellerId, id);
  if (keys.length > 0) await compareRows(tx, sellerId, id, keys);
  await noteCompared(tx, sellerId, id);
}

/** Compares rows of a locked import that was compared: what is many of them is left to the job. */
export async function compareAnew(tx: Tx, sellerId: SellerId, id: string, rows: readonly KeyedRow[]): Promise<void> {
  await putOffComparing(tx, sellerId, id, [...new Set(rows.map(({ key }) => key))]);
  await compareNext(tx, sellerId, { id, state: 'reading' });
}
