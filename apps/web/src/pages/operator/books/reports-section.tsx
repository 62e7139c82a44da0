import type { OperatorMatters } from '@oja/contract/desks/operator-matters';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { Matter, MatterList, MatterSection } from '../matter.tsx';
import { placeOf } from '../operator-parts.ts';

/** The daily comparison with the provider's books. */
export function ReportsSection({ reports }: { reports: OperatorMatters['reports'] }) {
  return (
    <MatterSection
      title="Daily comparison with the provider"
      about="Every payment and refund in the provider's list must be known here, with the same amount."
      {...(reports.length === 0 && { empty: 'There is none yet.' })}
    >
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
    </MatterSection>
  );
}

function outcomeOf({ finishedAt, overdue, differences }: OperatorMatters['reports'][number]): string {
  if (overdue) return 'not finished after more than a day';
  if (finishedAt === null) return 'not finished';
  return differences.length === 0 ? 'no differences' : `${differences.length} differences`;
}
