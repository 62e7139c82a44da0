import type { OperatorMatters } from '@oja/contract/desks/operator-matters';
import { formatNaira } from '@oja/domain/money/naira';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Act } from '../act.tsx';
import { type Fact, Matter, MatterList, MatterSection } from '../matter.tsx';
import { call } from '../operator-api.ts';
import { placeOf } from '../operator-parts.ts';
import { sayReason, sayResolution, sayStatus } from './dispute-words.ts';

type Dispute = OperatorMatters['disputes'][number];

/** Payments that the buyers' banks contest. They are answered on the provider's pages. */
export function DisputesSection({ disputes, confirmed }: { disputes: readonly Dispute[]; confirmed: boolean }) {
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
            title={`${amountOf(dispute)}: ${dispute.undecided ? 'Ended, not known for whom' : sayStatus(dispute.status)}`}
            facts={[
              ...partiesOf(dispute),
              ['Reason', dispute.reason === '' ? 'not given' : sayReason(dispute.reason)],
              ['Opened', formatDateTime(dispute.openedAt)],
              endingOf(dispute),
            ]}
            acts={dispute.undecided && <Decide dispute={dispute} confirmed={confirmed} />}
          />
        ))}
      </MatterList>
    </MatterSection>
  );
}

const amountOf = ({ amount }: Dispute) => (amount === null ? 'Amount unknown' : formatNaira(amount));

function partiesOf({ orderNumber, reference }: Dispute): Fact[] {
  return [
    ['Order', orderNumber ?? 'none'],
    ['Payment', reference],
  ];
}

function endingOf(dispute: Dispute): Fact {
  const { undecided, resolvedAt, resolution, dueAt } = dispute;
  if (undecided) return endOf(dispute);
  if (resolvedAt === null) return ['Answer until', dueAt === null ? 'not given' : formatDateTime(dueAt)];
  const how = resolution === null ? 'no reason given' : sayResolution(resolution);
  return ['Resolved', `${formatDateTime(resolvedAt)}: ${how}`];
}

const endOf = ({ resolution }: Dispute): Fact => [
  'The provider said',
  resolution === null ? 'nothing' : sayResolution(resolution),
];

/** The provider told the end in a word that nobody here knows: a person looks there, and says what it means. */
function Decide({ dispute, confirmed }: { dispute: Dispute; confirmed: boolean }) {
  const [outcome, setOutcome] = useState<'won' | 'lost' | ''>('');
  return (
    <Act
      label="Say how it ended"
      facts={[['Contested', amountOf(dispute)], ...partiesOf(dispute), endOf(dispute)]}
      explanation="Look at the dispute on the provider's pages first. Won, the money is the shop's again. Lost, the shop books as gone what the bank has taken. It cannot be undone."
      confirmed={confirmed}
      done="The dispute has ended"
      ready={outcome !== ''}
      fields={
        <Select
          label="For whom it ended"
          placeholder="Choose"
          required
          value={outcome}
          onChange={({ target }) => setOutcome(target.value as typeof outcome)}
          options={[
            { value: 'won', label: 'For the shop: the money stays here' },
            { value: 'lost', label: 'For the buyer: the bank has the money' },
          ]}
        />
      }
      onAct={(note, idempotencyKey) =>
        call('decideDispute', {
          params: { id: dispute.id },
          body: { outcome: outcome as 'won' | 'lost', seen: dispute.mark, note },
          idempotencyKey,
        })
      }
    />
  );
}
