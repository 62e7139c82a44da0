import type { DeskImport, ImportRow } from '@oja/contract/desks/desk-imports';
import type { ImportAction, ImportFailure } from '@oja/domain/goods/import/import-states';
import type { Db } from '../../../database/pool.ts';
import { cursorOf, pageOf, strangeCursor, uuid } from '../../../http/cursor.ts';
import type { SellerId } from '../../../http/desk.ts';
import { refusal } from '../../../http/refusal.ts';
import { findRows } from './import-rows.queries.ts';
import { findImport, findImports, hasImport } from './imports.queries.ts';

const pageSize = 100;
const mostListed = 50;

const rowCursor = cursorOf({ id: uuid, kind: /[a-z-]+/, front: /[01]/, row: /\d{1,7}/ });

export const showImports = async (db: Db, sellerId: SellerId): Promise<{ items: DeskImport[] }> => ({
  items: await findImports(db, sellerId, mostListed),
});

/** @throws Refusal */
export async function showImport(db: Db, sellerId: SellerId, id: string): Promise<DeskImport> {
  const shown = await findImport(db, sellerId, id.toLowerCase());
  if (!shown) throw refusal('import_not_found');
  return shown;
}

interface Asked {
  id: string;
  action?: ImportAction;
  outcome?: ImportFailure;
  cursor?: string;
}

/** A page of the rows of an import. @throws Refusal */
export async function showRows(
  db: Db,
  sellerId: SellerId,
  { action, outcome, cursor, ...asked }: Asked,
): Promise<{ items: ImportRow[]; nextCursor: string | null }> {
  const id = asked.id.toLowerCase();
  if (!(await hasImport(db, sellerId, id))) throw refusal('import_not_found');
  const kind = [action ?? 'all', ...(outcome ? [outcome] : [])].join('-');
  const after = cursor === undefined ? null : rowCursor.read(cursor);
  if (after && (after.id !== id || after.kind !== kind)) throw strangeCursor();
  const rows = await findRows(db, sellerId, { id, action, outcome, after, most: pageSize + 1 });
  const { page, nextCursor } = pageOf(rows, pageSize, ({ front, row }) =>
    rowCursor.write({ id, kind, front: String(front), row: String(row) }),
  );
  return { items: page.map(({ front: _, ...row }) => row), nextCursor };
}
