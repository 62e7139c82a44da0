import { Landmark } from 'lucide-react';

/** What will be asked about the bank account. The form itself has its own page, Money. */
export function MoneyLater() {
  return (
    <div className="grid gap-4 rounded-card bg-surface p-5 ring-1 ring-line">
      <Landmark aria-hidden="true" className="size-8 text-palm" />
      <p>What you sell is paid to a bank account of yours. You will be asked for two things:</p>
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
