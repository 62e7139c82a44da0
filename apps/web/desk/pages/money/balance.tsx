import type { DeskStatement } from '@oja/contract/desks/desk-money';
import { Amount } from '../../../src/ui/goods/price.tsx';
import { monthWords } from '../../features/money/month-words.ts';
import { SignedAmount } from '../../features/money/signed-amount.tsx';
import { ComingWhen } from './coming-when.tsx';

/** What the shop owes the store, or the store the shop. */
export function Balance({ coming }: Pick<DeskStatement, 'coming'>) {
  const owes = coming < 0;
  return (
    <section aria-labelledby="balance" className="rounded-card bg-surface p-4 ring-1 ring-line">
      <h2 id="balance" className="text-lg">
        {owes ? 'You owe' : 'Coming'}
      </h2>
      <p className="mt-1">
        <Amount kobo={Math.abs(coming)} className="display text-2xl" />
      </p>
      <p className="mt-1 text-sm text-muted">
        {owes ? 'It is taken from your next sales.' : 'Goods sold less commission, not sent to you yet.'}
      </p>
      {coming > 0 && <ComingWhen />}
    </section>
  );
}

/** How the month adds up: opening and movements are the closing. */
export function MonthSums({ month, opening, movements, closing }: Omit<DeskStatement, 'items' | 'nextCursor'>) {
  return (
    <section aria-labelledby="month-sums" className="rounded-card bg-surface p-4 ring-1 ring-line">
      <h2 id="month-sums" className="mb-2 text-lg">
        {monthWords(month)}
      </h2>
      <dl className="grid gap-1">
        <Sum name="At the beginning" kobo={opening} />
        <Sum name="In the month" kobo={movements} />
        <Sum name="At the end" kobo={closing} />
      </dl>
    </section>
  );
}

function Sum({ name, kobo }: { name: string; kobo: number }) {
  return (
    <div className="flex min-h-9 flex-wrap items-baseline justify-between gap-x-3 last:border-t last:border-line last:font-semibold">
      <dt className="text-muted">{name}</dt>
      <dd>
        <SignedAmount kobo={kobo} />
      </dd>
    </div>
  );
}
