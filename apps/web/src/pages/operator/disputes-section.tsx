import type { OperatorMatters } from '@oja/contract/operator';
import { formatNaira } from '@oja/domain/naira';
import { formatDateTime } from '../../lib/dates.ts';
import { sayReason, sayResolution, sayStatus } from './dispute-words.ts';
import { Matter, MatterList, MatterSection } from './matter.tsx';
import { placeOf } from './matter-place.ts';

/** Payments that the buyers' banks contest. They are answered on the provider's pages. */
export function DisputesSection({ disputes }: { disputes: OperatorMatters['disputes'] }) {
  return (
    <MatterSection
      title="Disputes"
      about="Payments that a buyer's bank contests. Answer them on the provider's pages before they are due."
      {...(disputes.length === 0 && { empty: 'There are none.' })}
    >
      <MatterList>
        {disputes.map((dispute) => (
          <Matter
            key={dispute.id}
            place={placeOf('dispute', dispute.id)}
            title={`${dispute.amount === null ? 'Amount unknown' : formatNaira(dispute.amount)}: ${sayStatus(dispute.status)}`}
            facts={[
              ['Order', dispute.orderNumber ?? 'none'],
              ['Payment', dispute.reference],
              ['Reason', dispute.reason === '' ? 'not given' : sayReason(dispute.reason)],
              ['Opened', formatDateTime(dispute.openedAt)],
              dispute.resolvedAt === null
                ? ['Answer until', dispute.dueAt === null ? 'not given' : formatDateTime(dispute.dueAt)]
                : [
                    'Resolved',
                    `${formatDateTime(dispute.resolvedAt)}: ${dispute.resolution === null ? 'no reason given' : sayResolution(dispute.resolution)}`,
                  ],
            ]}
          />
        ))}
      </MatterList>
    </MatterSection>
  );
}
