import type { PayoutAccount } from '@oja/contract/desks/desk-money';
import type { PayoutState } from '@oja/domain/stores/payout-account';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useAccount } from '../../app/store.ts';
import { momentWords } from './month-words.ts';

type Account = NonNullable<PayoutAccount['account']>;

const stateWords: Record<PayoutState, (account: Account, brand: string) => string> = {
  refused: ({ refusal }) =>
    `The payment provider does not take this account${refusal && ` (“${refusal}”)`}. Name another one. Your money waits here.`,
  name_differs: (_, brand) =>
    `The name differs from yours and from that of your store. ${brand} looks at it. Until then your money waits here.`,
  at_provider: () => 'It is being set up at the payment provider. Until then your money waits here.',
  pausing: ({ usableFrom }) =>
    `For your safety, your share of orders placed before ${momentWords(new Date(usableFrom))} waits here. From then on it goes to this account with each payment.`,
  ready: () => 'Your share of each new order goes there with the payment.',
};

/** Where the money goes, and what becomes of it. */
export function PresentAccount({ account }: { account: Account }) {
  const { brand } = useAccount().site;
  const { bankName, last4, holder, state } = account;
  const isWrong = state === 'refused' || state === 'name_differs';
  return (
    <section aria-labelledby="present" className="rounded-card bg-surface p-5 ring-1 ring-line">
      <h2 id="present" className="mb-2 text-lg">
        Your money goes to
      </h2>
      <dl className="grid gap-1">
        <Fact name="Bank" value={bankName} />
        <Fact name="Account" value={`··${last4}`} />
        <Fact name="Name" value={holder} />
      </dl>
      <div className="mt-3">
        <Notice tone={isWrong ? 'error' : 'info'}>{stateWords[state](account, brand)}</Notice>
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-h-9 flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere font-medium">{value}</dd>
    </div>
  );
}
