import type { OperatorStore } from '@oja/contract/desks/operator-stores';
import { Act } from '../act.tsx';
import { type Fact, Facts } from '../matter.tsx';
import { call } from '../operator-api.ts';

interface BankAccountProps {
  store: OperatorStore;
  confirmed: boolean;
}

/** Where the shares of a store go, beside who owns it: somebody looks at a holder who is called otherwise. */
export function BankAccount({ store, confirmed }: BankAccountProps) {
  const { payoutAccount: account, given } = store;
  if (!account) {
    // One that the shop has set up, before stores named theirs.
    if (given.accountName !== '') return <Facts facts={namesOf(store, given.accountName)} />;
    return <p className="text-sm text-muted">It has named none.</p>;
  }
  const { nameMatch, nameAccepted } = account;
  const isLookedAt = nameMatch !== 'different' || nameAccepted;
  return (
    <>
      <Facts
        facts={[
          ...namesOf(store, account.holder),
          ['Bank', `${account.bankName}, ends in ${account.last4}`],
          ...(nameMatch === 'different' ? [['Name', nameAccepted ? 'differs, accepted' : 'differs'] as const] : []),
        ]}
      />
      {!isLookedAt && (
        <div>
          <Act
            label="The holder is the owner"
            facts={namesOf(store, account.holder)}
            explanation="From now on the shares of its new orders are sent to this account, after the pause that follows a change."
            sentence={{ label: 'How you know', hint: 'Stays in the audit log.' }}
            confirmed={confirmed}
            done="The holder is accepted"
            onAct={(note, idempotencyKey) =>
              call('acceptAccountName', { params: { id: account.id }, body: { note }, idempotencyKey })
            }
          />
        </div>
      )}
    </>
  );
}

/** The names that are to be one person's, or one business's. */
function namesOf({ owner, storeName, given }: OperatorStore, holder: string): Fact[] {
  return [
    ['Holder', holder],
    ['Owner', owner?.name ?? 'nobody yet'],
    ['Store', storeName],
    ...(given.businessType === 'business' ? [['Business', given.businessName] as const] : []),
  ];
}
