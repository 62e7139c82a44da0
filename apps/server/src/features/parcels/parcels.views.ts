import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import type { Kobo } from '@oja/domain/money/money';
import { trackingPage } from '@oja/domain/orders/couriers';
import { buyerCalled, recipientOf } from '@oja/domain/orders/recipient';
import { placeLine } from '@oja/domain/people/place';
import type { ParcelAmounts } from './amounts.queries.ts';
import type { HistoryRow, LineRow, ParcelRow, StandingRow } from './shown-parcels.queries.ts';

interface Parts {
  lines: readonly LineRow[];
  history: readonly HistoryRow[];
  /** Null or undefined for who may see no amounts. */
  money: { amounts: ParcelAmounts; prices: readonly { line: number; price: Kobo }[] } | null | undefined;
}

export function parcelView(row: ParcelRow, { lines, history, money }: Parts): DeskParcel {
  const { courier, trackingNumber, riderPhone, notes, ownNote } = row;
  return {
    ...standingView(row),
    to: row.to && recipientOf(row.to),
    lines: lines.map((line) => lineView(line, money?.prices)),
    courier,
    trackingNumber,
    riderPhone,
    trackingPage: trackingPage(courier, trackingNumber),
    notes,
    ownNote,
    approvedAt: timeView(row.approvedAt),
    shippedAt: timeView(row.shippedAt),
    deliveredAt: timeView(row.deliveredAt),
    history: history.map(({ at, ...step }) => ({ at: at.toISOString(), ...step })),
    ...(money && { amounts: amountsView(money.amounts) }),
  };
}

/** What lists and a single parcel say alike. */
export function standingView({ orderId, orderNumber, status, packedAt, placedAt, dueAt, buyer }: StandingRow) {
  return {
    orderId,
    orderNumber,
    status,
    packedAt: timeView(packedAt),
    placedAt: placedAt.toISOString(),
    dueAt: timeView(dueAt),
    buyer: buyerCalled(buyer),
    place: placeLine([buyer.city, buyer.state]) || null,
  };
}

function lineView({ orderId: _, ...line }: LineRow, prices: readonly { line: number; price: Kobo }[] | undefined) {
  const price = prices?.find((priced) => priced.line === line.line)?.price;
  return { ...line, ...(price !== undefined && { price }) };
}

const amountsView = ({ goods, commission, youGet }: ParcelAmounts) => ({ goods, commission, youGet });

export const timeView = (time: Date | null): string | null => time?.toISOString() ?? null;
