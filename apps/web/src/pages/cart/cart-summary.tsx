import type { Quote } from '@oja/contract/cart';
import type { ReactNode } from 'react';
import { QuoteTotals } from '../../features/cart/quote-totals.tsx';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Amount } from '../../ui/goods/price.tsx';

interface CartSummaryProps {
  quote: Quote;
  busy: boolean;
  /** The way on to the checkout. */
  action: ReactNode;
}

/** What the cart costs and the way on; on a phone also as a bar that stays in sight. */
export function CartSummary({ quote, busy, action }: CartSummaryProps) {
  return (
    <>
      <aside aria-label="Totals" className="grid content-start gap-5 lg:sticky lg:top-28 lg:self-start">
        <div className="grid gap-5 rounded-card bg-surface p-5 ring-1 ring-line">
          <QuoteTotals quote={quote} busy={busy} />
          <div className="max-sm:hidden">{action}</div>
        </div>
        <ButtonLink variant="quiet" href={href('home')}>
          Continue Shopping
        </ButtonLink>
      </aside>
      <div className="cart-bar">
        <p className="grid min-w-34">
          <span className="text-xs text-muted">Total</span>
          <Amount kobo={quote.total} className="display text-lg" />
        </p>
        <div className="flex-1">{action}</div>
      </div>
    </>
  );
}
