import type { OperatorMatters } from '@oja/contract/desks/operator-matters';
import { formatAmount } from '@oja/domain/money/naira';
import { countOf } from '@oja/domain/text/count';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { Act } from '../act.tsx';
import { type Fact, Matter, MatterList, MatterSection } from '../matter.tsx';
import { call } from '../operator-api.ts';
import { placeOf } from '../operator-parts.ts';

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

const deciders: Record<string, string> = { system: 'the shop', provider: 'somebody at the provider' };
const said: Record<string, string> = {
  pending: 'It has the refund',
  processing: 'It has handed it to the bank',
  processed: 'It has sent it',
  failed: 'The refund failed',
  'needs-attention': "It cannot send it: it needs the buyer's bank details",
};

/** What the provider last said of a refund. */
function answerOf({ refusal, providerStatus }: Refund): string {
  if (refusal !== null) return refusal;
  return providerStatus === null ? 'It does not have this refund' : (said[providerStatus] ?? `“${providerStatus}”`);
}

/** Refunds that are not done; those that wait for a person can be tried again, marked as paid by hand, or closed. */
export function RefundsSection({ refunds, confirmed }: { refunds: readonly Refund[]; confirmed: boolean }) {
  return (
    <MatterSection
      title="Refunds that are not done"
      about="Money that buyers are waiting for. Those that need attention come first: they do not go on by themselves."
      {...(refunds.length === 0 && { empty: 'There are none.' })}
    >
      <MatterList>
        {refunds.map((refund) => (
          <Matter
            key={refund.id}
            place={placeOf('refund', refund.id)}
            title={`${formatAmount(refund.amount, refund.currency)}: ${states[refund.state] ?? refund.state}${refund.overdue ? ', more than a day old' : ''}`}
            facts={[
              ['Reason', reasons[refund.reason] ?? refund.reason],
              ...partiesOf(refund),
              [
                'Decided',
                `${formatDateTime(refund.createdAt)} by ${deciders[refund.requestedBy] ?? refund.requestedBy}`,
              ],
              ...sendingOf(refund),
              ...(refund.state === 'manual' ? owedFacts(refund) : []),
            ]}
            acts={refund.state === 'manual' && <RefundActs refund={refund} confirmed={confirmed} />}
          />
        ))}
      </MatterList>
    </MatterSection>
  );
}

function partiesOf({ orderNumber, buyerName, reference }: Refund): Fact[] {
  return [
    ['Order', orderNumber ?? 'became no order'],
    ['Buyer', buyerName],
    ['Payment', reference],
  ];
}

/** What others began was never sent from here. */
function sendingOf(refund: Refund): Fact[] {
  const { attempts, reason } = refund;
  const isOurs = reason !== 'at_provider' && reason !== 'reversed';
  return [
    ...(isOurs ? [['Sent so far', attempts === 0 ? 'never' : countOf(attempts, 'time', 'times')] as const] : []),
    ['The provider last said', answerOf(refund)],
  ];
}

function owedFacts({ amount, owed, currency, reasons: why }: Refund): Fact[] {
  const isLess = owed < amount && why.length > 0;
  return [
    ['Still owed', formatAmount(owed, currency)],
    ...(isLess ? [['Not more, because', why.join('; ')] as const] : []),
  ];
}

function RefundActs({ refund, confirmed }: { refund: Refund; confirmed: boolean }) {
  const { id, amount, owed, uncertain, currency, buyerName, providerStatus, mark: seen } = refund;
  const parties: Fact[] = [['Refund', formatAmount(amount, currency)], ...partiesOf(refund)];
  const isThere = providerStatus !== null && providerStatus !== 'failed';
  return (
    <>
      <Act
        label="Try again"
        facts={[...parties, ...sendingOf(refund)]}
        explanation={
          isThere
            ? 'The provider still has this refund. The shop only asks how it stands, and does not send it a second time.'
            : "The shop looks at the provider's list first and sends the refund only if it is not there."
        }
        confirmed={confirmed}
        done="The refund is tried again"
        onAct={(note, idempotencyKey) => call('retryRefund', { params: { id }, body: { note }, idempotencyKey })}
      />
      {uncertain && (
        <p className="text-sm text-muted">
          A message of the provider may tell of this money. In about a quarter of an hour, or once the matter of a
          refund that is not in the provider’s list is closed, the refund can be paid by hand or closed.
        </p>
      )}
      {owed > 0 && !uncertain && (
        <Act
          label="Mark as paid by hand"
          facts={parties}
          explanation={`Only when ${formatAmount(owed, currency)} has left the shop's own bank account for ${buyerName}. The provider is asked first whether that is still owed. It cannot be undone.`}
          confirmed={confirmed}
          done="The refund is marked as paid"
          onAct={(note, idempotencyKey) =>
            call('payRefundByHand', { params: { id }, body: { amount: owed, note }, idempotencyKey })
          }
        />
      )}
      {!uncertain && (
        <Act
          label="Nothing is owed"
          facts={parties}
          explanation={
            owed > 0
              ? `As far as the shop knows ${buyerName} is still owed ${formatAmount(owed, currency)}. Close the refund only when you know better: nothing goes back by it then.`
              : 'The money has gone back in another way. The refund is closed, and nothing goes back by it.'
          }
          confirmed={confirmed}
          done="The refund is closed"
          onAct={(note, idempotencyKey) =>
            call('closeRefund', { params: { id }, body: { what: 'refund', seen, note }, idempotencyKey })
          }
        />
      )}
    </>
  );
}
