import type { OperatorMatters } from '@oja/contract/operator';
import { formatNaira } from '@oja/domain/naira';
import { formatDateTime } from '../../lib/dates.ts';
import { Matter, MatterList, MatterSection } from './matter.tsx';

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
            title={`${dispute.amount === null ? 'Amount unknown' : formatNaira(dispute.amount)}: ${dispute.status}`}
            facts={[
              ['Order', dispute.orderNumber ?? 'none'],
              ['Payment', dispute.reference],
              ['Reason', dispute.reason || 'not given'],
              ['Opened', formatDateTime(dispute.openedAt)],
              dispute.resolvedAt === null
                ? ['Answer until', dispute.dueAt === null ? 'not given' : formatDateTime(dispute.dueAt)]
                : ['Resolved', `${formatDateTime(dispute.resolvedAt)}: ${dispute.resolution ?? 'no reason given'}`],
            ]}
          />
        ))}
      </MatterList>
    </MatterSection>
  );
}
