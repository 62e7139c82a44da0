import type { OperatorMatters } from '@oja/contract/operator';
import { formatAmount } from '@oja/domain/naira';
import { formatDateTime } from '../../lib/dates.ts';
import { Act } from './act.tsx';
import { Matter, MatterList, MatterSection } from './matter.tsx';
import { call } from './operator-api.ts';

type Refund = OperatorMatters['refunds'][number];

const states: Record<string, string> = {
  requested: 'Decided, not sent yet',
  sending: 'Being sent',
  pending: 'At the provider',
  processing: 'At the bank',
  failed: 'Failed, is tried again',
  manual: 'Needs a person',
};
const reasons: Record<string, string> = {
  out_of_stock_after_payment: 'Sold out before the payment was confirmed',
  duplicate_payment: 'Paid twice',
  goods_bought_since: 'Some of it was bought with another payment',
  amount_mismatch: 'Another amount was paid',
  account_deleted: 'The account was deleted',
  currency_mismatch: 'Paid in another currency',
  requested: 'An operator decided it',
  at_provider: "Made on the provider's pages",
  reversed: "Taken back by the buyer's bank",
};

/** Refunds that are not done; those that wait for a person can be tried again, marked as paid by hand, or closed. */
export function RefundsSection({ refunds, confirmed }: { refunds: readonly Refund[]; confirmed: boolean }) {
  return (
    <MatterSection
      title="Refunds under way"
      about="Money that buyers are waiting for. Those that need a person come first."
      {...(refunds.length === 0 && { empty: 'No refund is under way.' })}
    >
      <MatterList>
        {refunds.map((refund) => (
          <Matter
            key={refund.id}
            title={`${formatAmount(refund.amount, refund.currency)}: ${states[refund.state] ?? refund.state}${refund.overdue ? ', more than a day old' : ''}`}
            facts={[
              ['Reason', reasons[refund.reason] ?? refund.reason],
              ['Order', refund.orderNumber ?? 'became no order'],
              ['Payment', refund.reference],
              ['Decided', `${formatDateTime(refund.createdAt)} by ${refund.requestedBy}`],
              ['Tries', refund.attempts],
              ...(refund.state === 'manual' ? owedFacts(refund) : []),
            ]}
            acts={refund.state === 'manual' && <RefundActs refund={refund} confirmed={confirmed} />}
          />
        ))}
      </MatterList>
    </MatterSection>
  );
}

function owedFacts({ owed, currency, reasons: why }: Refund): [string, string][] {
  const facts = why.map((reason): [string, string] => ['Not more, because', reason]);
  return [['Still owed', formatAmount(owed, currency)], ...facts];
}

function RefundActs({ refund: { id, owed, currency }, confirmed }: { refund: Refund; confirmed: boolean }) {
  return (
    <>
      <Act
        label="Try again"
        explanation="The shop looks at the provider's list first and sends the refund only if it is not there."
        confirmed={confirmed}
        done="The refund is tried again"
        onAct={(note, idempotencyKey) => call('retryRefund', { params: { id }, body: { note }, idempotencyKey })}
      />
      {owed > 0 && (
        <Act
          label="Mark as paid by hand"
          explanation={`Only when ${formatAmount(owed, currency)} has left the shop's own bank account for the buyer. The provider is asked first whether that is still owed. It cannot be undone.`}
          confirmed={confirmed}
          done="The refund is marked as paid"
          onAct={(note, idempotencyKey) =>
            call('payRefundByHand', { params: { id }, body: { amount: owed, note }, idempotencyKey })
          }
        />
      )}
      <Act
        label="Nothing is owed"
        explanation={
          owed > 0
            ? `As far as the shop knows the buyer is still owed ${formatAmount(owed, currency)}. Close the refund only when you know better: nothing goes back by it then.`
            : 'The money has gone back in another way. The refund is closed, and nothing goes back by it.'
        }
        confirmed={confirmed}
        done="The refund is closed"
        onAct={(note, idempotencyKey) =>
          call('closeRefund', { params: { id }, body: { what: 'refund', note }, idempotencyKey })
        }
      />
    </>
  );
}
