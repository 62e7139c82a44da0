import type { OperatorMatters } from '@oja/contract/desks/operator-matters';
import { countOf } from '@oja/domain/text/count';
import { ChevronDown } from 'lucide-react';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { Matter, MatterList, MatterSection } from '../matter.tsx';
import { placeOf } from '../operator-parts.ts';

type Report = OperatorMatters['reports'][number];

/** The daily comparison with the provider's books: the last one, and each that somebody must read; the others are folded away. */
export function ReportsSection({ reports }: { reports: readonly Report[] }) {
  const shown = reports.filter((report, at) => at === 0 || !isClean(report));
  const earlier = reports.filter((report) => !shown.includes(report));
  return (
    <MatterSection
      title="Daily comparison with the provider"
      about="Every payment and refund in the provider's list must be known here, with the same amount."
      {...(reports.length === 0 && { empty: 'There is none yet.' })}
    >
      <Reports reports={shown} />
      {earlier.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-medium [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
            {countOf(earlier.length, 'earlier one', 'earlier ones')} without differences
          </summary>
          <div className="pt-3">
            <Reports reports={earlier} />
          </div>
        </details>
      )}
    </MatterSection>
  );
}

function Reports({ reports }: { reports: readonly Report[] }) {
  return (
    <MatterList>
      {reports.map((report) => (
        <Matter
          key={report.id}
          place={placeOf('report', report.id)}
          title={`${formatDateTime(report.startedAt)}: ${outcomeOf(report)}`}
          facts={[
            ['Payments looked at', report.checked],
            ['Settled late', report.settled],
            ['Nobody knows', report.orphaned],
            ['Refunds taken over', report.refundsRecorded],
            ...report.differences.map((text, index): [string, string] => [`Difference ${index + 1}`, text]),
          ]}
        />
      ))}
    </MatterList>
  );
}

const isClean = ({ finishedAt, differences }: Report) => finishedAt !== null && differences.length === 0;

function outcomeOf({ finishedAt, overdue, differences }: Report): string {
  if (overdue) return 'not finished after more than a day';
  if (finishedAt === null) return 'not finished';
  return differences.length === 0 ? 'no differences' : `${differences.length} differences`;
}
