import type { Order } from '@oja/contract/checkout';
import { type Kobo, kobo, sumKobo } from '@oja/domain/money/money';
import { arrivals, type DaySpan, distanceOf, isPast } from '@oja/domain/orders/arrival';
import { shownStatus } from '@oja/domain/orders/order-status';
import type { TravelDays } from '@oja/domain/orders/travel-days';
import { chargesOf } from '../../database/charges.ts';
import type { OrderItemRow, OrderParts, OrderRow, OrderSellerRow } from './orders.queries.ts';

/** An order as its buyer sees it; the shown status is computed from those of its sellers. */
export function orderView(row: OrderRow, parts: OrderParts, travelDays: TravelDays): Order {
  const sellers = parts.sellers.filter(({ order_id }) => order_id === row.id);
  const sellerOf = new Map(sellers.map((seller) => [seller.seller_id, seller]));
  const givenBackOf = ({ line }: OrderItemRow) =>
    sumKobo(
      parts.cancellations
        .filter(({ order_id, line: of }) => order_id === row.id && of === line)
        .map(({ amount }) => amount),
    );
  const items = parts.items
    .filter(({ order_id }) => order_id === row.id)
    .map((item) => itemView(item, sellerOf.get(item.seller_id), givenBackOf(item)));
  const refunds = parts.refunds.find(({ order_id }) => order_id === row.id);
  const history = parts.history.filter(({ order_id }) => order_id === row.id);
  return {
    id: row.id,
    orderNumber: row.order_number,
    buyerId: row.buyer_id,
    buyerName: row.buyer_name,
    buyerEmail: row.buyer_email,
    sellerIds: sellers.map(({ seller_id }) => seller_id),
    sellers: sellers.map((seller) => ({
      id: seller.seller_id,
      storeName: seller.store_name,
      slug: seller.slug,
      arrives: arrivesOn(row, seller, travelDays),
    })),
    sellerStatuses: Object.fromEntries(sellers.map((seller) => [seller.seller_id, sellerStatusView(seller)])),
    sellerItems: Object.fromEntries(
      sellers.map(({ seller_id }) => [seller_id, items.filter(({ sellerId }) => sellerId === seller_id)]),
    ),
    items,
    shippingInfo: row.shipping_info,
    changedAddress: parts.changedAddresses.find(({ order_id }) => order_id === row.id)?.shipping_info ?? null,
    paymentInfo: {
      method: row.payment_method,
      status: row.payment_status,
      transactionId: row.payment_reference,
      amount: row.total,
      refundedAmount: refunds?.refunded ?? kobo(0),
      refundingAmount: refunds?.refunding ?? kobo(0),
    },
    subtotal: row.subtotal,
    charges: chargesOf(row),
    shipping: row.shipping,
    tax: row.tax,
    total: row.total,
    status: shownStatus(
      sellers.filter(({ cancelled_at }) => cancelled_at === null).map(({ status }) => status),
      row.status,
    ),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    statusHistory: history.map(({ status, created_at, updated_by, notes }) => ({
      status,
      timestamp: created_at.toISOString(),
      updatedBy: updated_by,
      notes,
    })),
  };
}

/** As its product's page said when it was ordered; nothing of days that have passed. */
function arrivesOn(
  { created_at: ordered, shipping_info: { country, state } }: OrderRow,
  { status, cancelled_at, sends_from, dispatch_days }: OrderSellerRow,
  travelDays: TravelDays,
): DaySpan | null {
  if (status === 'delivered' || cancelled_at !== null || country !== 'Nigeria' || sends_from === null) return null;
  const distance = distanceOf(sends_from, state);
  if (distance === undefined) return null;
  const days = arrivals(ordered, dispatch_days, travelDays)[distance];
  return isPast(days, new Date()) ? null : days;
}

function itemView(item: OrderItemRow, seller: OrderSellerRow | undefined, givenBack: Kobo): Order['items'][number] {
  return {
    id: item.product_id,
    name: item.name,
    price: item.price,
    quantity: item.quantity,
    cancelled: item.cancelled,
    givenBack,
    images: item.picture ? [item.picture] : [],
    selectedColor: item.selected_color,
    selectedSize: item.selected_size,
    sellerId: item.seller_id,
    sellerStatus: seller?.status ?? 'pending',
    sellerNotes: seller?.notes ?? null,
    trackingNumber: seller?.tracking_number ?? null,
    courier: seller?.courier ?? null,
    shippedAt: timeOf(seller?.shipped_at),
    deliveredAt: timeOf(seller?.delivered_at),
  };
}

function sellerStatusView(seller: OrderSellerRow): Order['sellerStatuses'][string] {
  return {
    status: seller.status,
    approvedAt: timeOf(seller.approved_at),
    shippedAt: timeOf(seller.shipped_at),
    deliveredAt: timeOf(seller.delivered_at),
    notes: seller.notes,
    trackingNumber: seller.tracking_number,
    courier: seller.courier,
  };
}

function timeOf(time: Date | null | undefined): string | null {
  return time?.toISOString() ?? null;
}
