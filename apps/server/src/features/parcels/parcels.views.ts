import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import type { Kobo } from '@oja/domain/money/money';
import { trackingPage } from '@oja/domain/orders/couriers';
import { buyerCalled, recipientOf } from '@oja/domain/orders/recipient';
import { placeLine } from '@oja/domain/people/place';
import type { ParcelAmounts } from './amounts.queries.ts';
import type { CancellationRow, HistoryRow, LineRow, ParcelRow, StandingRow } from './shown-parcels.queries.ts';

interface Parts {
  lines: readonly LineRow[];
  cancellations: readonly CancellationRow[];
  history: readonly HistoryRow[];
  /** Null or undefined for who may see no amounts. */
  money: ParcelMoney | null | undefined;
}

/** `givenBack` goes with the cancellations, in their order. */
interface ParcelMoney {
  amounts: ParcelAmounts;
  prices: readonly { line: number; price: Kobo }[];
  givenBack: readonly { amount: Kobo }[];
}

export function parcelView(row: ParcelRow, { lines, cancellations, history, money }: Parts): DeskParcel {
  const { courier, trackingNumber, riderPhone, notes, ownNote } = row;
  return {
    ...standingView(row),
    to: row.to && recipientOf(row.to),
    lines: lines.map((line) => lineView(line, cancellations, money)),
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
export function standingView({
  orderId,
  orderNumber,
  status,
  packedAt,
  cancelledAt,
  placedAt,
  dueAt,
  buyer,
}: StandingRow) {
  return {
    orderId,
    orderNumber,
    status,
    packedAt: timeView(packedAt),
    cancelledAt: timeView(cancelledAt),
    placedAt: placedAt.toISOString(),
    dueAt: timeView(dueAt),
    buyer: buyerCalled(buyer),
    place: placeLine([buyer.city, buyer.state]) || null,
  };
}

function lineView({ orderId: _, ...line }: LineRow, cancellations: readonly CancellationRow[], money: Parts['money']) {
  const price = money?.prices.find((priced) => priced.line === line.line)?.price;
  const cancelled = cancellations.flatMap(({ line: of, at, quantity, reason }, index) => {
    const amount = money?.givenBack[index]?.amount;
    const told = { at: at.toISOString(), quantity, reason, ...(amount !== undefined && { amount }) };
    return of === line.line ? [told] : [];
  });
  return { ...line, cancellations: cancelled, ...(price !== undefined && { price }) };
}

const amountsView = ({ goods, commission, youGet }: ParcelAmounts) => ({ goods, commission, youGet });

export const timeView = (time: Date | null): string | null => time?.toISOString() ?? null;
