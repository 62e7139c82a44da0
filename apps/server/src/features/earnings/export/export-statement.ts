import { amountCell } from '@oja/domain/money/amount-cell';
import type { Db } from '../../../database/pool.ts';
import type { PlaceInTime } from '../../../http/cursor.ts';
import type { SellerId } from '../../../http/desk.ts';
import { textCell } from '../../../platform/csv/csv-stream.ts';
import type { ExportedTable } from '../../../platform/tables/exported-table.ts';
import { entryView } from '../show-statement.ts';
import { findEntries, findSums, type StatementRow } from '../statement.queries.ts';

/** Entries at once. */
const most = 1000;

const columns = ['time', 'what', 'order', 'goods_name', 'pieces', 'goods', 'commission', 'amount', 'balance'];

/**
 * What made the balance of a store, newest first, each with the balance after it; of one month, or of all. Each page is a
 * question of its own.
 */
export const exportStatement = (db: Db, sellerId: SellerId, month: string | undefined): ExportedTable => ({
  columns,
  amounts: ['goods', 'commission', 'amount', 'balance'],
  times: ['time'],
  pages: pagesOf(db, sellerId, month),
});

async function* pagesOf(db: Db, sellerId: SellerId, asked: string | undefined) {
  const { firstMonth, month: last } = await findSums(db, sellerId, asked ?? null);
  const first = asked ?? firstMonth;
  for (let month = last; month >= first; month = monthBefore(month)) {
    const { opening, movements } = await findSums(db, sellerId, month);
    let balance = opening + movements;
    for (let after: PlaceInTime | null = null; ; ) {
      const rows: StatementRow[] = await findEntries(db, sellerId, { month, after, most });
      yield rows.map((row) => {
        const cells = cellsOf(row, balance);
        balance += row.amount;
        return cells;
      });
      after = rows.at(-1) ?? null;
      if (rows.length < most) break;
    }
  }
}

/** @param month '2026-01', before which was '2025-12' */
function monthBefore(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of > 1 ? `${year}-${String(of - 1).padStart(2, '0')}` : `${year - 1}-12`;
}

const lagos = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'short',
  timeStyle: 'short',
});

function cellsOf(row: StatementRow, balance: number): (string | number)[] {
  const { kind, amount, order, goods, commission } = entryView(row);
  return [
    lagos.format(row.at),
    kind,
    order?.orderNumber ?? '',
    textCell(order?.firstName),
    order?.units ?? '',
    goods === undefined ? '' : amountCell(goods),
    commission === undefined ? '' : amountCell(commission),
    amountCell(amount),
    amountCell(balance),
  ];
}
