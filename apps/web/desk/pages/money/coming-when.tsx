import type { PayoutAccount } from '@oja/contract/desks/desk-money';
import { mayDo } from '@oja/domain/people/member-roles';
import type { PayoutState } from '@oja/domain/stores/payout-account';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { useDesk, useHref } from '../../app/store.ts';
import { momentWords } from '../../features/money/month-words.ts';
import { usePayoutAccount } from '../../features/money/use-payout-account.ts';

type Account = NonNullable<PayoutAccount['account']>;

const fromThen = 'What stands here was sold before, and no day is set for sending it yet. It stays yours.';

const sharesGo = `Your share of each new order goes to your bank with the payment. ${fromThen}`;
const unknown = 'It waits: we do not know where to send it.';

/** Why what is coming is still here, by how the account stands. */
const words: Record<PayoutState, (account: Account, brand: string) => string> = {
  refused: () => 'It waits: the payment provider does not take your bank account. Name another one.',
  name_differs: (_, brand) => `It waits: ${brand} looks at the name of your bank account.`,
  at_provider: () =>
    `Your bank account is being set up. After that your share goes there with each payment. ${fromThen}`,
  pausing: ({ usableFrom }) =>
    `Your bank account is new. From ${momentWords(new Date(usableFrom))} on your share goes there with each payment. ${fromThen}`,
  ready: () => sharesGo,
};

/** When what is coming comes, or what it waits for; the owner alone knows where it goes. */
export function ComingWhen() {
  const { store, site } = useDesk();
  const href = useHref();
  const isOwner = mayDo(store.role, 'account');
  const { data } = usePayoutAccount(store.id, isOwner);
  if (!data) return null;
  const { account, hasOlder } = data;
  const asks = account === null ? !hasOlder : account.state === 'refused';
  return (
    <div className="mt-3 grid gap-3 border-t border-line pt-3 text-sm">
      <p>{account ? words[account.state](account, site.brand) : hasOlder ? sharesGo : unknown}</p>
      {asks && (
        <ButtonLink href={href('account')}>{account ? 'Name another account' : 'Name your bank account'}</ButtonLink>
      )}
    </div>
  );
}
