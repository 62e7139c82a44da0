import type { Order } from '@oja/contract/checkout';
import { Printer } from 'lucide-react';
import { QuoteTotals } from '../../features/cart/quote-totals.tsx';
import { BuyAgainButton } from '../../features/orders/again/buy-again-button.tsx';
import { ChangedAddress } from '../../features/orders/changed-address.tsx';
import { OrderFacts } from '../../features/orders/order-facts.tsx';
import { statusOf } from '../../features/orders/order-progress.ts';
import { orderSentence } from '../../features/orders/order-sentence.ts';
import { OrderTracker } from '../../features/orders/order-tracker.tsx';
import { PaymentChips } from '../../features/orders/payment-chips.tsx';
import { isRefunded } from '../../features/orders/payment-state.ts';
import { href } from '../../lib/routing/paths.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Parcels } from './parcels.tsx';

const card = 'grid grid-cols-1 content-start gap-5 rounded-card bg-surface p-4 ring-1 ring-line sm:p-6';

/** How far the order is, what is done with it, each seller's parcel, what was paid and where it goes. */
export function OrderContent({ order }: { order: Order }) {
  return (
    <>
      <p className="-mt-4 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        Placed on {formatDate(order.createdAt)}
        <PaymentChips order={order} />
      </p>
      <div className="cart-layout">
        <div className="grid grid-cols-1 content-start gap-5">
          <ChangedAddress order={order} />
          <section aria-label="State of the order" className={card}>
            <p className="display text-xl">{orderSentence(order)}</p>
            <OrderTracker order={order} refunded={isRefunded(order)} />
            <div className="flex flex-wrap gap-3">
              <ButtonLink variant="secondary" href={href('contact')}>
                Contact us
              </ButtonLink>
              <Button variant="secondary" onClick={() => print()}>
                <Printer aria-hidden="true" className="size-5" />
                Print receipt
              </Button>
            </div>
          </section>
          <section aria-labelledby="parcels" className={card}>
            <h2 id="parcels" className="text-lg">
              Parcels
            </h2>
            {order.items.length > 0 ? (
              <Parcels order={order} />
            ) : (
              <p className="text-muted">No items found for this order.</p>
            )}
            {/* Below what it buys; not the first thing to do while the goods are still to come. */}
            <BuyAgainButton
              order={order}
              variant={statusOf(order) === 'delivered' ? 'primary' : 'secondary'}
              className="justify-self-start"
            />
          </section>
        </div>
        <section aria-labelledby="order-details" className={`${card} self-start`}>
          <h2 id="order-details" className="text-lg">
            Order details
          </h2>
          <QuoteTotals quote={order} />
          <div className="border-t border-line pt-5 text-sm">
            <OrderFacts order={order} />
          </div>
        </section>
      </div>
    </>
  );
}
