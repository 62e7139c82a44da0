import type { Order } from '@oja/contract/checkout';
import { multiplyKobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { addressLines } from '@oja/domain/orders/destination';
import { paymentMethodNames } from '@oja/domain/payments/payment-method';
import { QuoteTotals } from '../../features/cart/quote-totals.tsx';
import { cancelledWords, lineFacts } from '../../features/orders/line-words.ts';
import { paymentStates } from '../../features/orders/payment-state.ts';
import { useSite } from '../../lib/site.ts';
import { formatDate } from '../../lib/text/dates.ts';

/** What is printed of an order's page, and nowhere shown: who sold what to whom, what was paid, and what came back. */
export function Receipt({ order }: { order: Order }) {
  const { brand, contact } = useSite();
  const { name, place } = addressLines(order.shippingInfo);
  return (
    <article className="receipt">
      <header>
        <div>
          <p className="receipt-brand">{brand}</p>
          <p>{contact.city}</p>
          <p>
            {contact.email} · {contact.phone}
          </p>
        </div>
        <div>
          <h2>Receipt</h2>
          <p>{order.orderNumber}</p>
          <p>{formatDate(order.createdAt)}</p>
        </div>
      </header>
      <div className="receipt-people">
        <div>
          <h3>Bill to</h3>
          <p>{order.buyerName}</p>
          <p>{order.buyerEmail}</p>
        </div>
        <div>
          <h3>Delivery to</h3>
          <p>{name}</p>
          <p>{place}</p>
          <p>{order.shippingInfo.phone}</p>
        </div>
        <div>
          <h3>Paid by</h3>
          <p>{paymentMethodNames[order.paymentInfo.method]}</p>
          <p>{order.paymentInfo.transactionId}</p>
        </div>
      </div>
      {order.sellers.map((seller) => (
        <section key={seller.id}>
          <h3>{seller.storeName}</h3>
          <ul>
            {order.items
              .filter(({ sellerId }) => sellerId === seller.id)
              .map((item) => (
                <li key={`${item.id}|${item.selectedColor}|${item.selectedSize}`}>
                  <div>
                    <p>{item.name}</p>
                    <p>
                      {lineFacts(item)} × {formatNaira(item.price)}
                    </p>
                    {item.cancelled > 0 && <p>{cancelledWords(item)}</p>}
                  </div>
                  <p>{formatNaira(multiplyKobo(item.price, item.quantity))}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <footer>
        <QuoteTotals quote={order} />
        <p>{paymentStates(order).join(' · ')}</p>
      </footer>
    </article>
  );
}
