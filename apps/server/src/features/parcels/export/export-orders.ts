import { amountCell } from '@oja/domain/money/amount-cell';
import { multiplyKobo } from '@oja/domain/money/money';
import { audit } from '../../../books/audit.ts';
import type { Db } from '../../../database/pool.ts';
import type { PlaceInTime } from '../../../http/cursor.ts';
import type { Desk, SellerId } from '../../../http/desk.ts';
import { textCell } from '../../../platform/csv/csv-stream.ts';
import type { ExportedTable } from '../../../platform/tables/exported-table.ts';
import { type ExportedLine, findExportedLines, findExportedParcels } from './exported-parcels.queries.ts';

/** Parcels at once. */
const most = 1000;

const columns = [
  'order',
  'state',
  'placed',
  'accepted',
  'shipped',
  'delivered',
  'buyer',
  'phone',
  'address',
  'city',
  'state_of_buyer',
  'sku',
  'name',
  'color',
  'size',
  'quantity',
  'cancelled',
  'price',
  'goods',
  'courier',
  'tracking_number',
];

/**
 * The lines of all parcels of a store, newest first; whom they went to as long as the desk shows it, and no e-mail. Who took
 * them out is on record before the first of them leaves. Each page is a question of its own.
 */
export async function exportOrders(db: Db, { sellerId, userId }: Desk): Promise<ExportedTable> {
  const details = { export: 'orders' };
  await audit(db, { actor: userId, action: 'personal_data.shown', subject: `store:${sellerId}`, details });
  return {
    columns,
    amounts: ['price', 'goods'],
    times: ['placed', 'accepted', 'shipped', 'delivered'],
    pages: pagesOf(db, sellerId),
  };
}

async function* pagesOf(db: Db, sellerId: SellerId) {
  for (let after: PlaceInTime | null = null; ; ) {
    const parcels: PlaceInTime[] = await findExportedParcels(db, sellerId, { after, most });
    const lines = await findExportedLines(
      db,
      sellerId,
      parcels.map(({ id }) => id),
    );
    yield lines.map(rowOf);
    after = parcels.at(-1) ?? null;
    if (parcels.length < most) return;
  }
}

const lagos = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** '2026-11-26 14:05' in Lagos. */
const timeCell = (at: Date | null): string => (at === null ? '' : lagos.format(at));

function rowOf(line: ExportedLine): (string | number)[] {
  const { buyer, to } = line;
  const { firstName, lastName } = to ?? buyer;
  return [
    line.orderNumber,
    line.cancelledAt ? 'cancelled' : line.status,
    timeCell(line.placedAt),
    timeCell(line.approvedAt),
    timeCell(line.shippedAt),
    timeCell(line.deliveredAt),
    textCell(`${firstName} ${lastName}`.trim()),
    textCell(to?.phone),
    textCell(to?.address),
    textCell((to ?? buyer).city),
    textCell((to ?? buyer).state),
    textCell(line.sku),
    textCell(line.name),
    textCell(line.color),
    textCell(line.size),
    line.quantity,
    line.cancelled,
    amountCell(line.price),
    amountCell(multiplyKobo(line.price, line.quantity - line.cancelled)),
    textCell(line.courier),
    textCell(line.trackingNumber),
  ];
}
