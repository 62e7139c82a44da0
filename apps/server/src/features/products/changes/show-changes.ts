import type { DeskChange, DeskChangeRows } from '@oja/contract/desks/desk-changes';
import type { Db } from '../../../database/pool.ts';
import { cursorOf, pageOf, strangeCursor, uuid } from '../../../http/cursor.ts';
import type { SellerId } from '../../../http/desk.ts';
import { refusal } from '../../../http/refusal.ts';
import { findChange, findChanges, findRows } from './changes.queries.ts';

const pageSize = 100;
const mostListed = 50;

const rowCursor = cursorOf({ id: uuid, front: /[01]/, row: /\d{1,4}/ });

/** What was changed of many products at once. */
export const showChanges = async (db: Db, sellerId: SellerId): Promise<{ items: DeskChange[] }> => ({
  items: await findChanges(db, sellerId, mostListed),
});

/** @throws Refusal */
export async function showChange(db: Db, sellerId: SellerId, id: string): Promise<DeskChange> {
  const change = await findChange(db, sellerId, id);
  if (!change) throw refusal('change_not_found');
  return change;
}

/** A page of the rows of a change. @throws Refusal */
export async function showRows(
  db: Db,
  sellerId: SellerId,
  asked: { id: string; cursor?: string },
): Promise<DeskChangeRows> {
  const { id } = await showChange(db, sellerId, asked.id);
  const after = asked.cursor === undefined ? null : rowCursor.read(asked.cursor);
  if (after && after.id !== id) throw strangeCursor();
  const rows = await findRows(db, sellerId, { id, after, most: pageSize + 1 });
  const { page, nextCursor } = pageOf(rows, pageSize, ({ front, row }) =>
    rowCursor.write({ id, front: String(front), row: String(row) }),
  );
  return { items: page.map(({ front: _, ...row }) => row), nextCursor };
}
