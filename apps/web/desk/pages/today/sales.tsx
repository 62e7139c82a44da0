import type { Today } from '@oja/contract/desks/desk-store';
import { Amount } from '../../../src/ui/goods/price.tsx';
import { Card } from './card.tsx';
import { Sparkline } from './sparkline.tsx';
import { daysAgo } from './words.ts';

/** What was sold, and what money is to come. */
export function Sales({ sales }: { sales: NonNullable<Today['sales']> }) {
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      <Card title="Sales">
        <dl className="grid gap-1 px-3">
          <Figure name="Today" kobo={sales.today} />
          <Figure name="Last 7 days" kobo={sales.thisWeek} />
          <Figure name="7 days before" kobo={sales.lastWeek} />
        </dl>
        <Sparkline days={sales.days} />
        <AsTable days={sales.days} />
      </Card>
      <Card title="Coming">
        <p className="px-3 pb-3">
          <Amount kobo={sales.coming} className="display text-xl" />
          <span className="mt-1 block text-sm text-muted">Goods sold less commission, not sent to you yet.</span>
        </p>
      </Card>
    </div>
  );
}

function Figure({ name, kobo }: { name: string; kobo: number }) {
  return (
    <div className="flex min-h-9 flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">
        <Amount kobo={kobo} />
      </dd>
    </div>
  );
}

/** The same days as numbers, for who cannot see the line. */
function AsTable({ days }: { days: readonly number[] }) {
  return (
    <details className="px-3 pb-2">
      <summary className="inline-flex min-h-11 items-center text-sm text-indigo underline">View as table</summary>
      <table className="w-full text-sm">
        <caption className="sr-only">Sales of the last 14 days</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Sales</th>
          </tr>
        </thead>
        <tbody>
          {days.map((kobo, at) => {
            const day = daysAgo(days.length - 1 - at);
            return (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {day}
                </th>
                <td className="py-1.5 text-right">
                  <Amount kobo={kobo} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
