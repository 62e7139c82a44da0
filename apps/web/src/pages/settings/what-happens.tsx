import type { Account } from '@oja/contract/settings';
import { formatNaira } from '@oja/domain/money/naira';

/** What becomes of an account that is deleted, before somebody decides. */
export function WhatHappens({ account }: { account: Account }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm text-muted">
      <li>Your profile, devices, addresses, cart and favourites are deleted at once.</li>
      <li>Your reviews stay, without your name.</li>
      <li>Orders and payments stay in our books, without your name and address as soon as the goods have arrived.</li>
      {account.storeCredit > 0 && (
        <li className="font-semibold text-danger">You lose your store credit of {formatNaira(account.storeCredit)}.</li>
      )}
    </ul>
  );
}
