import { type OrderMoney, type OrderPayment, postOrder } from '@oja/domain/money/ledger';
import type { Kobo } from '@oja/domain/money/money';
import { type Quote, sellerShares } from '@oja/domain/money/pricing';
import { orderNumber } from '@oja/domain/orders/order-number';
import { ledgerEntries } from '../../books/ledger.ts';
import { outboxMessage } from '../../books/outbox.ts';
import { soldUnits, unitsByItem } from '../../books/stock.ts';
import { inOneStatement, type Part } from '../../database/one-statement.ts';
import type { Tx } from '../../database/pool.ts';
import { removeBought } from '../cart/cart.steps.ts';
import { completedCheckout } from '../holds/holds.steps.ts';
import { newOrder, type PlacedOrder } from './placed-orders.queries.ts';

/** What makes an order of a checkout. */
export interface ToOrder {
  checkout: { id: string; buyerId: string; state: 'held' | 'released' | 'completed' };
  quote: Quote;
  commissionBasisPoints: number;
  lines: readonly OrderedLine[];
  orderMillisecond: number;
  payment: { reference: string; currency: string };
}

interface OrderedLine {
  line: number;
  productId: string;
  /** Where its units are taken from. */
  stockItemId: string;
  sellerId: string;
  price: Kobo;
  quantity: number;
  selectedColor: string;
  selectedSize: string;
}

/**
 * Makes an order of a checkout that is paid: stock, checkout, order, ledger and the message that tells of it in one round
 * trip, then the cart. Buyer, checkout, payment and products must be locked.
 * @param by how the money stands in the books
 * @param settled the statements that decide the payment
 */
export async function placeOrder(
  tx: Tx,
  { checkout, quote, lines, payment, commissionBasisPoints, orderMillisecond }: ToOrder,
  by: OrderPayment,
  settled: readonly Part[],
): Promise<PlacedOrder> {
  const { id } = checkout;
  const { reference, currency } = payment;
  const sellers = sellerShares(lines, { commissionBasisPoints });
  const money: OrderMoney = { sellers, charges: quote.charges };
  const number = orderNumber(orderMillisecond);
  await inOneStatement(tx, [
    ...soldUnits(id, unitsByItem(lines), checkout.state === 'held'),
    ...settled,
    completedCheckout(id),
    ...newOrder({ id, orderNumber: number, paymentReference: reference, sellers, lines }),
    outboxMessage('order.created', `order:${id}`, { orderId: id }),
    ledgerEntries(postOrder(money, by), { kind: 'order', reference, orderId: id, currency }),
  ]);
  await removeBought(tx, checkout.buyerId, lines);
  return { orderId: id, orderNumber: number, amount: quote.total };
}
