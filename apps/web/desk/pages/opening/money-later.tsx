import type { PayoutAccount } from '@oja/contract/desks/desk-money';
import { Landmark } from 'lucide-react';
import { PresentAccount } from '../../features/money/present-account.tsx';

/** What is asked about the bank account; once it is named, what was named. */
export function MoneyLater({ account }: Pick<PayoutAccount, 'account'>) {
  if (account) return <PresentAccount account={account} />;
  return (
    <div className="grid gap-4 rounded-card bg-surface p-5 ring-1 ring-line">
      <Landmark aria-hidden="true" className="size-8 text-palm" />
      <p>What you sell is paid to a bank account of yours. You are asked for two things:</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>your bank</li>
        <li>the account number, 10 digits</li>
      </ul>
      <p className="text-muted">
        Your bank then says whose account it is, and you say whether that is you. You can open your store first, and
        give it later.
      </p>
    </div>
  );
}
