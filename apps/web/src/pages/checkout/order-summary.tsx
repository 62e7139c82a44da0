import type { Cart } from '@oja/contract/cart';
import { formatNaira } from '@oja/domain/money/naira';
import { ChevronDown } from 'lucide-react';
import { QuoteTotals } from '../../features/cart/quote-totals.tsx';
import { OrderLines } from '../../features/checkout/order-lines.tsx';
import { href } from '../../lib/routing/paths.ts';

/** What is being bought, beside the steps; on a narrow screen a bar with the total that opens. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const content = (
    <>
      <OrderLines lines={cart.lines} />
      <QuoteTotals quote={cart.quote} className="border-t border-line pt-4" />
      <a
        href={href('cart')}
        className="inline-flex min-h-11 items-center justify-self-start text-sm text-indigo underline"
      >
        Edit cart
      </a>
    </>
  );
  return (
    <aside aria-label="Order summary" className="checkout-summary">
      <details className="group rounded-card bg-surface ring-1 ring-line lg:hidden">
        <summary className="flex min-h-14 list-none items-center gap-3 px-4 text-sm font-semibold sm:px-5 [&::-webkit-details-marker]:hidden">
          Order summary
          <ChevronDown aria-hidden="true" className="size-5 text-muted transition-transform group-open:rotate-180" />
          <span className="display amount ml-auto text-lg">{formatNaira(cart.quote.total)}</span>
        </summary>
        <div className="grid gap-4 px-4 pb-3 sm:px-5">{content}</div>
      </details>
      <div className="grid gap-4 rounded-card bg-surface p-5 ring-1 ring-line max-lg:hidden">
        <h2 className="text-lg">Order summary</h2>
        {content}
      </div>
    </aside>
  );
}
