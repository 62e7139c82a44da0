import type { Quote } from '@oja/contract/cart';
import { chargeNames, chargeWords } from '@oja/domain/money/charges';
import { formatNaira } from '@oja/domain/money/naira';
import { clsx } from 'clsx';
import { Amount } from '../../ui/goods/price.tsx';

interface QuoteTotalsProps {
  quote: Quote;
  /** An estimate until the shop has answered. */
  busy?: boolean;
  className?: string;
}

/** What a cart or an order costs: the parts and the 'Total'. */
export function QuoteTotals({ quote, busy = false, className }: QuoteTotalsProps) {
  return (
    <dl aria-busy={busy || undefined} className={clsx('grid gap-2 text-sm', className)}>
      <Row label="Subtotal">{formatNaira(quote.subtotal)}</Row>
      {quote.charges.map((charge, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kind may stand there twice, and none moves.
        <Row key={index} label={chargeNames[charge.kind]}>
          {chargeWords(charge)}
        </Row>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="display text-xl">
          <Amount kobo={quote.total} />
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
