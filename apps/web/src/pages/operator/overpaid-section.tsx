import type { OperatorMatters } from '@oja/contract/operator';
import { formatAmount } from '@oja/domain/naira';
import { formatDateTime } from '../../lib/dates.ts';
import { Act } from './act.tsx';
import { Matter, MatterList, MatterSection } from './matter.tsx';
import { call } from './operator-api.ts';

type Overpaid = OperatorMatters['overpaid'][number];

const kinds: Record<Overpaid['matter'], string> = {
  twin: 'went back at the provider, though it was dealt with here',
  excess: 'went back though not all of it was owed',
};

/** What went back that nobody owed: two gave it back without knowing of each other. */
export function OverpaidSection({ overpaid, confirmed }: { overpaid: readonly Overpaid[]; confirmed: boolean }) {
  return (
    <MatterSection
      title="Given back too much"
      about="Refunds that the provider carries out though they were done, paid by hand or closed here, and what went back beyond what was paid. Talk to the buyer, then say what came of it."
      {...(overpaid.length === 0 && { empty: 'Nothing was given back too much.' })}
    >
      <MatterList>
        {overpaid.map((refund) => (
          <Matter
            key={refund.id}
            title={`${formatAmount(refund.amount, refund.currency)} ${kinds[refund.matter]}`}
            facts={[
              ['Beyond what was paid', formatAmount(refund.excess, refund.currency)],
              ['Order', refund.orderNumber ?? 'became no order'],
              ['Payment', refund.reference],
              ['Found', formatDateTime(refund.createdAt)],
            ]}
            acts={<Close refund={refund} confirmed={confirmed} />}
          />
        ))}
      </MatterList>
    </MatterSection>
  );
}

function Close({ refund: { id, excess, currency }, confirmed }: { refund: Overpaid; confirmed: boolean }) {
  return (
    <Act
      label="Close this matter"
      explanation={
        excess > 0
          ? `The shop gives up ${formatAmount(excess, currency)}: the buyer does not owe it any more. It cannot be undone.`
          : 'Say what came of it. What went back stays counted as given back.'
      }
      confirmed={confirmed}
      done="The matter is closed"
      onAct={(note, idempotencyKey) =>
        call('closeRefund', { params: { id }, body: { what: 'matter', note }, idempotencyKey })
      }
    />
  );
}
