import type { StatementEntry } from '@oja/contract/desks/desk-money';
import { Amount } from '../../../src/ui/goods/price.tsx';
import { useHref } from '../../app/store.ts';
import { dayWords } from '../../features/money/month-words.ts';
import { SignedAmount } from '../../features/money/signed-amount.tsx';
import { entryWords } from './entry-words.ts';

/** What made the balance so, newest first; each of an order leads to it. */
export function Entries({ entries }: { entries: readonly StatementEntry[] }) {
  return (
    <ul aria-label="Entries" className="rounded-card bg-surface p-2 ring-1 ring-line">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: StatementEntry }) {
  const href = useHref();
  const { at, order, amount, goods, commission } = entry;
  const words = entryWords(entry);
  return (
    <li className="border-b border-line px-3 py-3 last:border-0" data-row>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 wrap-anywhere font-medium">{words}</p>
        <SignedAmount kobo={amount} className="font-semibold" />
      </div>
      <p className="text-sm text-muted">
        <time dateTime={at}>{dayWords(at)}</time>
        {order && (
          <>
            {' · '}
            <a
              href={href('parcel', { id: order.id })}
              className="inline-flex min-h-6 items-center text-indigo underline"
            >
              {order.orderNumber}
            </a>
          </>
        )}
      </p>
      {goods !== undefined && commission !== undefined && (
        <p className="text-sm text-muted">
          Goods <Amount kobo={goods} />, commission <Amount kobo={commission} />
        </p>
      )}
    </li>
  );
}
