import type { DeskStatement, StatementEntry, statementKinds } from '@oja/contract/desks/desk-money';
import type { Db } from '../../database/pool.ts';
import { cursorOf, microseconds, pageOf, strangeCursor, uuid } from '../../http/cursor.ts';
import type { SellerId } from '../../http/desk.ts';
import { findEntries, findSums, type StatementRow } from './statement.queries.ts';

const pageSize = 50;
/** Of one month: that of another would lead somewhere else. */
const statementCursor = cursorOf({ month: /\d{4}-\d{2}/, time: microseconds, id: uuid });

/** What the shop owes a store, and a page of what made it so in a month: this one, or the one that is named. @throws Refusal */
export async function showStatement(
  db: Db,
  sellerId: SellerId,
  asked: { month?: string; cursor?: string },
): Promise<DeskStatement> {
  const after = asked.cursor === undefined ? null : statementCursor.read(asked.cursor);
  const wanted = asked.month ?? after?.month ?? null;
  if (after && after.month !== wanted) throw strangeCursor();
  const [{ month, opening, movements, ...sums }, rows] = await Promise.all([
    findSums(db, sellerId, wanted),
    findEntries(db, sellerId, { month: wanted, after, most: pageSize + 1 }),
  ]);
  const { page, nextCursor } = pageOf(rows, pageSize, ({ time, id }) => statementCursor.write({ month, time, id }));
  const closing = opening + movements;
  return { ...sums, month, opening, movements, closing, items: page.map(entryView), nextCursor };
}

type EntryKind = (typeof statementKinds)[number];

/** What a kind of the ledger is to a store; an order stands there twice where its share was sent with the payment. */
const kinds: Record<string, EntryKind> = {
  order_refund: 'refund',
  line_cancelled: 'cancelled',
  refund_undone: 'undone',
  line_undone: 'undone',
  refund_due: 'sent',
};

/** As a store reads it. */
export function entryView({ id, at, kind, amount, orderId, ...row }: StatementRow): StatementEntry {
  const isSale = kind === 'order' && amount < 0;
  const { orderNumber, firstName, units, goods, commission } = row;
  const isKnown = orderId !== null && orderNumber !== null;
  return {
    id,
    at: at.toISOString(),
    kind: isSale ? 'sale' : kind === 'order' ? 'sent' : (kinds[kind] ?? 'other'),
    amount: -amount,
    order: isKnown ? { id: orderId, orderNumber, firstName: firstName ?? '', units } : null,
    ...(isSale && goods !== null && commission !== null && { goods, commission }),
  };
}
