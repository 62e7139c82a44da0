import type { OperatorMatters } from '@oja/contract/desks/operator-matters';
import { formatAmount } from '@oja/domain/money/naira';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { Act } from '../act.tsx';
import { type Fact, Matter, MatterList, MatterSection } from '../matter.tsx';
import { call } from '../operator-api.ts';
import { placeOf } from '../operator-parts.ts';

type Overpaid = OperatorMatters['overpaid'][number];

/** How far a refund has come: what has not gone must not be said to have. */
function progressOf({ state }: Overpaid): 'gone' | 'stuck' | 'moving' {
  if (state === 'processed') return 'gone';
  return state === 'manual' ? 'stuck' : 'moving';
}

const titles: Record<Overpaid['matter'], Record<ReturnType<typeof progressOf>, string>> = {
  twin: {
    gone: 'went back at the provider, though it was dealt with here',
    stuck: 'needs attention at the provider, though it was dealt with here',
    moving: 'is on its way at the provider, though it was dealt with here',
  },
  excess: {
    gone: 'went back though not all of it was owed',
    stuck: 'needs attention at the provider, though not all of it is owed',
    moving: 'is on its way though not all of it is owed',
  },
};

/** What went back that nobody owed: two gave it back without knowing of each other. */
export function OverpaidSection({ overpaid, confirmed }: { overpaid: readonly Overpaid[]; confirmed: boolean }) {
  return (
    <MatterSection
      title="Given back too much"
      about="Refunds that the provider has though they were done, paid by hand or closed here, and what goes back beyond what was paid. Talk to the buyer, then say what came of it."
      {...(overpaid.length === 0 && { empty: 'Nothing was given back too much.' })}
    >
      <MatterList>
        {overpaid.map((refund) => (
          <Matter
            key={refund.id}
            place={placeOf('overpaid', refund.id)}
            title={`${formatAmount(refund.amount, refund.currency)} ${titles[refund.matter][progressOf(refund)]}`}
            facts={[...factsOf(refund), ['Found', formatDateTime(refund.createdAt)]]}
            acts={<Close refund={refund} confirmed={confirmed} />}
          />
        ))}
      </MatterList>
    </MatterSection>
  );
}

function factsOf({ amount, excess, currency, orderNumber, buyerName, reference }: Overpaid): Fact[] {
  return [
    ['Refund', formatAmount(amount, currency)],
    ['Beyond what was paid', formatAmount(excess, currency)],
    ['Order', orderNumber ?? 'became no order'],
    ['Buyer', buyerName],
    ['Payment', reference],
  ];
}

/** What closing gives up, and to whom; and that the money has not gone, if that is so. */
function sayClosing(refund: Overpaid): string {
  const { excess, currency, orderNumber, buyerName } = refund;
  const progress = progressOf(refund);
  const notGone = {
    gone: '',
    stuck: 'It has not gone back: the refund needs attention at the provider, and may still go. ',
    moving: 'It has not gone back yet: the refund is on its way at the provider. ',
  }[progress];
  if (excess === 0) return `${notGone}Say what came of it. Nothing is given up: the refund stays counted.`;
  const of = orderNumber === null ? 'a payment that became no order' : `order ${orderNumber}`;
  return `${notGone}The shop gives up ${formatAmount(excess, currency)} of ${of} to ${buyerName}, and does not ask for it back. It cannot be undone.`;
}

function Close({ refund, confirmed }: { refund: Overpaid; confirmed: boolean }) {
  const { id, mark: seen } = refund;
  return (
    <Act
      label="Close this matter"
      facts={factsOf(refund)}
      explanation={sayClosing(refund)}
      confirmed={confirmed}
      done="The matter is closed"
      onAct={(note, idempotencyKey) =>
        call('closeRefund', { params: { id }, body: { what: 'matter', seen, note }, idempotencyKey })
      }
    />
  );
}
